import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import {
  useDeleteContentPictureMutation,
  useListContentPicturesQuery,
  useListContentQuery,
  useUploadContentPictureMutation,
  type ContentPicture,
} from '../../api/endpoints/editing.ts';
import { formatCount } from '../../lib/text.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, helperTextId } from '../../ui/form/Field.tsx';
import { FileInput } from '../../ui/form/FileInput.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Fold, LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { nameOfFile } from './contentAddress.ts';
import { useRunEdit } from './Unlocking.tsx';

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

function UploadField(): React.JSX.Element {
  const id = useId();
  const runEdit = useRunEdit();
  const [upload, { isLoading }] = useUploadContentPictureMutation();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const picture = target.files?.[0];
    if (picture === undefined) return;
    runEdit(() => upload({ picture }).unwrap())
      .then(
        ({ name }) => showToast(`${name} is added.`, 'success', TOAST),
        (error: unknown) => showFailure(error, 'uploadContentPicture', TOAST),
      )
      // The same file can be chosen again.
      .finally(() => (target.value = ''));
  };
  return (
    <Field id={id} label="Add a picture" helperText="JPEG, PNG or WebP, at most 3 MB">
      <FileInput
        type="file"
        id={id}
        disabled={isLoading}
        onChange={handleChange}
        inputProps={{ accept: 'image/jpeg,image/png,image/webp', 'aria-describedby': helperTextId(id) }}
      />
    </Field>
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
  const titleId = useId();
  const query = useListContentPicturesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: list } = useListContentQuery();
  const runEdit = useRunEdit();
  const [deletePicture, { isLoading: isDeleting }] = useDeleteContentPictureMutation();
  /** The picture that is being deleted; its name stays while the dialog closes. */
  const [doomed, setDoomed] = useState('');
  const [open, setOpen] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  const nameOf = (file: string): string => nameOfFile(list?.files.find((entry) => entry.file === file) ?? { file, title: file });
  const confirm = async (): Promise<void> => {
    try {
      await runEdit(() => deletePicture(doomed).unwrap());
      showToast(`${doomed} is deleted.`, 'success', TOAST);
    } catch (error) {
      showFailure(error, 'deleteContentPicture', TOAST);
    }
    setOpen(false);
  };
  return (
    <Stack ref={start} tabIndex={-1} sx={{ gap: 2, outline: 'none' }}>
      {!isReadOnly && <UploadField />}
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
      <Dialog
        open={open}
        onClose={() => !isDeleting && setOpen(false)}
        aria-labelledby={titleId}
        // The button that opened the dialog may have disappeared.
        slotProps={{ transition: { onExited: () => document.activeElement === document.body && start.current?.focus() } }}
      >
        <DialogTitle id={titleId} variant="h3" component="h2">
          Delete this picture?
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>Nothing uses {doomed}. It cannot be brought back.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={() => setOpen(false)} disabled={isDeleting}>
            Keep
          </Button>
          <BusyButton size="large" variant="contained" color="error" busy={isDeleting} onClick={() => void confirm()}>
            Delete
          </BusyButton>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
