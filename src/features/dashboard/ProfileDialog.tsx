import { DialogActions, DialogContent, DialogTitle, Link, Typography, Button, Skeleton, Stack } from '@mui/material';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useId, useRef, useState, lazy, Suspense } from 'react';
import type { Area } from 'react-easy-crop';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { ProfileChange } from '../../api/endpoints/members.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import type { User } from '../../api/session/userSlice.ts';
import { chapter } from '../../config/chapter.ts';
import { phoneDigits } from '../../lib/digits.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CancelButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits, FormTextField } from '../../ui/form/FormTextField.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { cropPicture, PICTURE_HINT, PICTURE_TYPES } from './profilePicture.ts';
import { MAX_DIGITS, schemaFor, valuesOf, type ProfileValues } from './profileSchema.ts';
import { FormFile } from '../../ui/form/FormFile.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';

const CropArea = lazy(() => import(/* webpackChunkName: "crop" */ './CropArea.tsx'));

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
          <CropArea key={`${picture.name} ${picture.lastModified}`} file={picture} onCrop={onCrop} />
        </Suspense>
      )}
    </Stack>
  );
}

interface FormProps {
  user: User;
  /** URL of the current picture */
  src: string | null;
  /** saves a change, which may be empty; rejects with the same errors as `unwrap` */
  onSave: (change: ProfileChange) => Promise<void>;
  onClose: () => void;
  /** reports whether a change is being saved */
  onBusy: (busy: boolean) => void;
}

interface Props extends Omit<FormProps, 'onBusy'> {
  open: boolean;
  /** called when the dialog has closed and the focus has returned */
  onClosed: () => void;
}

/** Left out of drafts, because a draft cannot store a file. */
const NOT_IN_DRAFT: readonly string[] = ['picture', 'removesPicture'];

/** Form of a member's own profile. */
export default function ProfileDialog({ open, onClose, onClosed, ...rest }: Props): React.JSX.Element {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    // Closing while a change is being saved would lose the response.
    <Dialog open={open} onClose={() => !busy && onClose()} slotProps={{ transition: { onExited: onClosed } }} aria-labelledby={id}>
      <DialogTitle id={id} variant="h3" component="h2">
        Edit profile
      </DialogTitle>
      <ProfileForm {...rest} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

/** Sends only changed fields, because an admin may be changing the others. */
function ProfileForm({ user, src, onSave, onClose, onBusy }: FormProps): React.JSX.Element {
  const [failure, setFailure] = useState<Explanation | null>(null);
  const area = useRef<Area | null>(null);
  // Kept as they were at first, because the member's record may change while the form is open.
  const [initialValues] = useState(() => valuesOf(user));
  const [schema] = useState(() => schemaFor(initialValues.mobileNumber));

  const submit = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>): Promise<void> => {
    const { name, mobileNumber, picture, removesPicture } = values;
    setFailure(null);
    onBusy(true);
    try {
      const change: ProfileChange = {
        ...(name.trim() !== initialValues.name && { name: name.trim() }),
        ...(mobileNumber !== initialValues.mobileNumber && { mobileNumber }),
        ...(removesPicture && { removePicture: 'true' }),
        ...(picture !== null && { picture: await cropPicture(picture, area.current) }),
      };
      await onSave(change);
      // Removes the draft.
      resetForm({ values: { ...values } });
      onClose();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your profile', 'updateProfile'));
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormShell
      schema={schema}
      initialValues={initialValues}
      onSubmit={submit}
      // Contains the saved values, so that an old draft never overwrites later changes.
      draftName={`profile-${user._id ?? ''}-${initialValues.name}-${initialValues.mobileNumber}`}
      draftOmits={NOT_IN_DRAFT}
      label="Edit profile"
    >
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
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
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <CancelButton onCancel={onClose} />
        <SubmitButton>Save</SubmitButton>
      </DialogActions>
    </FormShell>
  );
}
