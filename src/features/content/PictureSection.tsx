import { Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { object, type InferType } from 'yup';
import {
  useDeleteContentPictureMutation,
  useListContentPicturesQuery,
  useListContentQuery,
  type ContentPicture,
} from '../../api/endpoints/editing.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { formatCount } from '../../lib/text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormFile } from '../../ui/form/FormFile.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { pictureFile, PICTURE_HINT, PICTURE_TYPES } from '../../ui/picture/pictureFile.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Fold, LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { nameOfFile } from './contentAddress.ts';
import { useRunEdit } from './Unlocking.tsx';
import { useAddPicture } from './useAddPicture.ts';

const TOAST = 'content-picture';
const SHOWN = 24;

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const skeleton = (
  <Grid>
    {Array.from({ length: 8 }, (_none, index) => (
      <Skeleton key={index} component="li" height={220} />
    ))}
  </Grid>
);

const schema = object({ picture: pictureFile });

type Values = InferType<typeof schema>;

/** Button that appears when a picture has been chosen. */
function AddButton(): React.JSX.Element | null {
  const { values } = useFormikContext<Values>();
  return values.picture === null ? null : <SubmitButton sx={{ justifySelf: 'start' }}>Add</SubmitButton>;
}

/** Adds a picture, reduced to what a page needs at most. */
function UploadForm(): React.JSX.Element {
  const addPicture = useAddPicture();
  const send = async ({ picture }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    if (picture === null) return;
    try {
      const name = await addPicture(picture);
      resetForm();
      showToast(`${name} is added.`, 'success', TOAST);
    } catch (error) {
      showFailure(error, 'uploadContentPicture', TOAST);
    }
  };
  return (
    <FormShell schema={schema} onSubmit={send} label="Add a picture">
      <FormFile name="picture" label="Add a picture" accept={PICTURE_TYPES} hint={PICTURE_HINT} />
      <AddButton />
    </FormShell>
  );
}

interface TileProps {
  picture: ContentPicture;
  /** Names of the files that use it. */
  users: readonly string[];
  /** Absent when it cannot be deleted. */
  onDelete: (() => void) | undefined;
}

function Tile({ picture: { name, url, bytes }, users, onDelete }: TileProps): React.JSX.Element {
  return (
    <Paper component="li" sx={{ overflow: 'hidden', minWidth: 0 }}>
      <Picture src={url} alt="" width={4} height={3} seed={name} fit="contain" />
      <Stack sx={{ p: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">{`${Math.max(1, Math.round(bytes / 1024))} kB`}</Typography>
        {users.length > 0 ? (
          <Fold summary={`Used in ${formatCount(users.length, 'place')}`}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {users.join(', ')}
            </Typography>
          </Fold>
        ) : (
          <Typography variant="body2">Not used</Typography>
        )}
        {onDelete !== undefined && (
          <Button size="small" color="error" onClick={onDelete} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

/** The pictures of the content folder: which are used where, and how to add one or delete one that nothing uses (EDIT-07). */
export function PictureSection({ isReadOnly }: { isReadOnly: boolean }): React.JSX.Element {
  const query = useListContentPicturesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: list } = useListContentQuery();
  const runEdit = useRunEdit();
  const [deletePicture] = useDeleteContentPictureMutation();
  /** The picture that is being deleted; its name stays while the dialog closes. */
  const [doomed, setDoomed] = useState('');
  const [open, setOpen] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  const nameOf = (file: string): string => nameOfFile(list?.files.find((entry) => entry.file === file) ?? { file, title: file });
  return (
    <Stack ref={start} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
      {!isReadOnly && <UploadForm />}
      <QuerySection
        query={query}
        what="The pictures"
        errorSubject="listContentPictures"
        skeleton={skeleton}
        empty={<CentredState title="There are no pictures yet." drawing={{ seed: 'no pictures' }} />}
      >
        {(pictures) => (
          <LongList items={pictures} shown={SHOWN}>
            {(shown) => (
              <Grid>
                {shown.map((picture) => (
                  <Tile
                    key={picture.name}
                    picture={picture}
                    users={picture.usedBy.map(nameOf)}
                    onDelete={
                      isReadOnly || picture.usedBy.length > 0
                        ? undefined
                        : () => {
                            setDoomed(picture.name);
                            setOpen(true);
                          }
                    }
                  />
                ))}
              </Grid>
            )}
          </LongList>
        )}
      </QuerySection>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this picture?"
        about={doomed}
        text="Nothing uses it. It cannot be brought back."
        keepLabel="Keep"
        actionLabel="Delete"
        onConfirm={async () => {
          await runEdit(() => deletePicture(doomed).unwrap());
          showToast(`${doomed} is deleted.`, 'success', TOAST);
        }}
        explainFailure={(error) => explainFailedWrite(error, 'The picture', 'deleteContentPicture')}
        // The button that opened the dialog may have disappeared.
        onClosed={() => document.activeElement === document.body && start.current?.focus()}
      />
    </Stack>
  );
}
