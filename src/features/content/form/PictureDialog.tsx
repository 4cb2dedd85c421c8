import { ButtonBase, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useDeferredValue, useId, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { object, string, type InferType } from 'yup';
import { useListContentPicturesQuery, type ContentPicture } from '../../../api/endpoints/editing.ts';
import type { Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { formatCount } from '../../../lib/text.ts';
import { tone } from '../../../theme/tokens.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormButton, SubmitButton } from '../../../ui/form/FormButton.tsx';
import { FormFile } from '../../../ui/form/FormFile.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { pictureFile, PICTURE_HINT, PICTURE_TYPES } from '../../../ui/picture/pictureFile.ts';
import { useAddPicture } from '../useAddPicture.ts';
import type { PicturePlace } from './formContext.ts';

const CropArea = lazy(() => import(/* webpackChunkName: "crop" */ '../../../ui/picture/CropArea.tsx'));

/** Number of pictures that are shown at once. */
const SHOWN = 24;

const schema = object({ picture: pictureFile, search: string().default('') });
type Values = InferType<typeof schema>;

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
});

const Tile = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 6,
  borderRadius: 8,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: tone.tint },
});

/** The pictures of the content folder whose names have the typed letters. */
function ExistingPictures({
  pictures,
  onPick,
}: {
  pictures: readonly ContentPicture[];
  onPick: (name: string) => void;
}): React.JSX.Element {
  const { values } = useFormikContext<Values>();
  const text = useDeferredValue(values.search.trim().toLowerCase());
  const found = pictures.filter(({ name }) => name.toLowerCase().includes(text));
  const count =
    found.length > SHOWN ? `The first ${SHOWN} of ${formatCount(found.length, 'picture')}` : formatCount(found.length, 'picture');
  return (
    <>
      <FormTextField name="search" label="Search in the names" type="search" autoComplete="off" hint={<span role="status">{count}</span>} />
      <Grid>
        {found.slice(0, SHOWN).map(({ name, url }) => (
          <li key={name}>
            <Tile onClick={() => onPick(name)}>
              <Picture src={url} alt="" width={4} height={3} seed={name} fit="contain" />
              <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5, lineHeight: 1.3 }}>
                {name}
              </Typography>
            </Tile>
          </li>
        ))}
      </Grid>
    </>
  );
}

interface BodyProps {
  place: PicturePlace;
  onPick: (name: string) => void;
  onCrop: (area: Area) => void;
  failure: Explanation | null;
}

function DialogBody({ place, onPick, onCrop, failure }: BodyProps): React.JSX.Element {
  const { values, errors } = useFormikContext<Values>();
  const query = useListContentPicturesQuery();
  const { picture } = values;
  return (
    <DialogContent sx={{ display: 'grid', gap: 1 }}>
      <FormFile name="picture" label="New picture" accept={PICTURE_TYPES} hint={PICTURE_HINT} />
      {picture !== null && errors.picture === undefined && place.ratio !== undefined && (
        <Suspense fallback={<Skeleton height={220} />}>
          {/* The key resets the part when another file is chosen. */}
          <CropArea key={`${picture.name} ${picture.lastModified}`} file={picture} ratio={place.ratio} onCrop={onCrop} />
        </Suspense>
      )}
      {failure !== null && <Failure failure={failure} />}
      {picture === null && (
        <QuerySection query={query} what="The pictures" errorSubject="listContentPictures" skeleton={<Skeleton height={220} />}>
          {(pictures) => <ExistingPictures pictures={pictures} onPick={onPick} />}
        </QuerySection>
      )}
    </DialogContent>
  );
}

function DialogButtons({ onClose }: { onClose: () => void }): React.JSX.Element {
  const { values } = useFormikContext<Values>();
  return (
    <DialogActions>
      <FormButton onClick={onClose}>Cancel</FormButton>
      {values.picture !== null && <SubmitButton>Use this picture</SubmitButton>}
    </DialogActions>
  );
}

/** Chooses a picture for a place: one of the content folder, or a new one, which is cut to the place's ratio and reduced here. */
function PictureForm({ place, onPick, onClose }: Pick<BodyProps, 'place' | 'onPick'> & { onClose: () => void }): React.JSX.Element {
  const addPicture = useAddPicture();
  const area = useRef<Area | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const send = async ({ picture }: Values): Promise<void> => {
    if (picture === null) return;
    setFailure(null);
    try {
      const cut = place.ratio === undefined ? {} : { area: area.current, ratio: place.ratio };
      onPick(await addPicture(picture, place.width, cut));
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The picture', 'uploadContentPicture'));
    }
  };
  return (
    <FormShell schema={schema} onSubmit={send} label={`Choose: ${place.label}`}>
      <DialogBody place={place} onPick={onPick} onCrop={(part) => (area.current = part)} failure={failure} />
      <DialogButtons onClose={onClose} />
    </FormShell>
  );
}

/** Dialog of the form's pictures. @param props.place the place that a picture is chosen for; null while the dialog is closed */
export function PictureDialog({ place, onClose }: { place: PicturePlace | null; onClose: () => void }): React.JSX.Element {
  const id = useId();
  /** Stays while the dialog closes. */
  const [shown, setShown] = useState(place);
  if (place !== null && place !== shown) setShown(place);
  const pick = (name: string): void => {
    place?.onPick(name);
    onClose();
  };
  return (
    <Dialog open={place !== null} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h3" component="h2">
        {`Choose: ${shown?.label ?? ''}`}
      </DialogTitle>
      {shown !== null && <PictureForm place={shown} onPick={pick} onClose={onClose} />}
    </Dialog>
  );
}
