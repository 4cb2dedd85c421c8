import { Button, Skeleton, Stack } from '@mui/material';
import { useFormikContext } from 'formik';
import { lazy, Suspense } from 'react';
import type { Area } from 'react-easy-crop';
import { FormFile } from '../../ui/form/FormFile.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { PICTURE_HINT, PICTURE_TYPES } from './profilePicture.ts';
import type { ProfileValues } from './profileSchema.ts';

const CropArea = lazy(() => import(/* webpackChunkName: "crop" */ './CropArea.tsx'));

interface Props {
  /** URL of the current picture */
  src: string | null;
  onCrop: (area: Area) => void;
}

/** Field that removes the member's picture, or replaces it with a square part of a chosen file. */
export function PictureField({ src, onCrop }: Props): React.JSX.Element {
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
