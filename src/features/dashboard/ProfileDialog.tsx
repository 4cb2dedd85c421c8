import { Link, Typography, Button, Skeleton, Stack } from '@mui/material';
import { useFormikContext } from 'formik';
import { useRef, lazy, Suspense } from 'react';
import type { Area } from 'react-easy-crop';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { ProfileChange } from '../../api/endpoints/members.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import type { User } from '../../api/session/userSlice.ts';
import { chapter } from '../../config/chapter.ts';
import { phoneDigits } from '../../lib/digits.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormDigits, FormTextField } from '../../ui/form/FormTextField.tsx';
import { MAX_DIGITS, schemaFor, valuesOf, type ProfileValues } from './profileSchema.ts';
import { FormFile } from '../../ui/form/FormFile.tsx';
import { cropPicture, PICTURE_HINT, PICTURE_TYPES } from '../../ui/picture/pictureFile.ts';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';

/** Side of the square picture that is sent, in pixels. */
const STORED_SIDE = 512;

const CropArea = lazy(() => import(/* webpackChunkName: "crop" */ '../../ui/picture/CropArea.tsx'));

interface PictureProps {
  /** URL of the current picture */
  src: string | null;
  onCrop: (area: Area) => void;
}

/** Field that removes the member's picture, or replaces it with a square part of a chosen file. */
function PictureField({ src, onCrop }: PictureProps): React.JSX.Element {
  const { values, errors, setFieldValue } = useFormikContext<ProfileValues>();
  const { name, picture, removesPicture } = values;
  const isCropping = picture !== null && errors.picture === undefined;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {/* Hidden while a picture is cropped, which needs this space on phones. */}
      {!isCropping && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <PersonAvatar src={removesPicture ? null : src} name={name} size={72} />
          {src !== null && picture === null && (
            <Button onClick={() => void setFieldValue('removesPicture', !removesPicture, false)}>
              {removesPicture ? 'Keep picture' : 'Remove picture'}
            </Button>
          )}
        </Stack>
      )}
      <FormFile name="picture" label="New picture" accept={PICTURE_TYPES} hint={PICTURE_HINT} optional />
      {isCropping && (
        <Suspense fallback={<Skeleton height={220} />}>
          {/* The key resets the crop when another file is chosen. */}
          <CropArea key={`${picture.name} ${picture.lastModified}`} file={picture} round onCrop={onCrop} />
        </Suspense>
      )}
    </Stack>
  );
}

interface Props {
  user: User;
  /** URL of the current picture */
  src: string | null;
  open: boolean;
  /** saves a change, which may be empty; rejects with the same errors as `unwrap` */
  onSave: (change: ProfileChange) => Promise<void>;
  onClose: () => void;
  /** called when the dialog has closed and the focus has returned */
  onClosed: () => void;
}

/** Left out of drafts, because a draft cannot store a file. */
const NOT_IN_DRAFT: readonly string[] = ['picture', 'removesPicture'];

/** Form of a member's own profile. Sends only changed fields, because an admin may be changing the others. */
export default function ProfileDialog({ user, src, open, onSave, onClose, onClosed }: Props): React.JSX.Element {
  const area = useRef<Area | null>(null);
  const save = async ({ name, mobileNumber, picture, removesPicture }: ProfileValues, before: ProfileValues): Promise<void> =>
    onSave({
      ...(name.trim() !== before.name && { name: name.trim() }),
      ...(mobileNumber !== before.mobileNumber && { mobileNumber }),
      ...(removesPicture && { removePicture: 'true' }),
      ...(picture !== null && { picture: await cropPicture(picture, { area: area.current, ratio: 1, width: STORED_SIDE }) }),
    });
  const initialValues = valuesOf(user);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        area.current = null;
        onClosed();
      }}
      title="Edit profile"
      schema={schemaFor(initialValues.mobileNumber)}
      initialValues={initialValues}
      draftName={`profile-${user._id ?? ''}`}
      draftOmits={NOT_IN_DRAFT}
      onSave={save}
      explainFailure={(error) => explainFailedWrite(error, 'Your profile', 'updateProfile')}
    >
      <PictureField src={src} onCrop={(cropArea) => (area.current = cropArea)} />
      <FormTextField name="name" label="Name" autoComplete="name" maxLength={MEMBER_FIELDS.name.maxLength} required />
      <FormDigits
        name="mobileNumber"
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        hint="Digits only; a +91 is dropped"
        digits={MAX_DIGITS}
        clean={(typed) => phoneDigits(typed, MAX_DIGITS)}
        optional
      />
      <Typography variant="body2" color="textSecondary">
        To change your e-mail address or membership number, write to{' '}
        <Link href={`mailto:${chapter().supportEmail}`}>
          <Breakable>{chapter().supportEmail}</Breakable>
        </Link>
        .
      </Typography>
    </FormDialog>
  );
}
