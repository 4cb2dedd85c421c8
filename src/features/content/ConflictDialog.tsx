import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { ContentAuthor, ContentValue } from '../../api/endpoints/editing.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Differences, pathInWords } from './Differences.tsx';
import { describeAuthor } from './FileRow.tsx';
import type { JsonSchema } from './form/jsonSchema.ts';
import { listDifferences, type Merged } from './merge.ts';

export interface Conflict {
  merged: Merged;
  base: ContentValue;
  theirs: ContentValue;
  /** Who changed it and when; absent when it was changed in the files. */
  author: ContentAuthor | undefined;
}

interface Props {
  conflict: Conflict;
  open: boolean;
  schema: JsonSchema;
  /** Saves one of the two merged values. */
  onChoose: (value: ContentValue) => Promise<void>;
  onClose: () => void;
}

/** Shows who changed what since the form was opened, and lets the editor choose (EDIT-05). */
export function ConflictDialog({ conflict, open, schema, onChoose, onClose }: Props): React.JSX.Element {
  const id = useId();
  const now = useNow();
  const [busyWith, setBusyWith] = useState<'mine' | 'theirs' | null>(null);
  const { merged, base, theirs, author } = conflict;
  const { conflicts } = merged;
  const disputed = new Set(conflicts.map(({ path }) => path.join('/')));
  const others = listDifferences(base, theirs).filter(({ path }) => !disputed.has(path.join('/')));
  const choose = async (choice: 'mine' | 'theirs'): Promise<void> => {
    setBusyWith(choice);
    await onChoose(choice === 'mine' ? merged.keepingMine : merged.takingTheirs);
    setBusyWith(null);
  };
  const dropped = [...new Set(conflicts.map(({ path }) => pathInWords(path, schema)))].join(', ');
  return (
    <Dialog open={open} onClose={() => busyWith === null && onClose()} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h3" component="h2">
        Somebody else has changed this
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {author === undefined
            ? 'It was changed after you had opened it.'
            : `${describeAuthor('Changed', author, now)}, after you had opened it.`}{' '}
          Nothing of yours is saved yet.
        </DialogContentText>
        {conflicts.length > 0 && <Differences differences={conflicts} schema={schema} sides={['Theirs', 'Yours']} />}
        {others.length > 0 && (
          <>
            <DialogContentText>Only they have changed this. It stays, whatever you choose:</DialogContentText>
            <Differences differences={others} schema={schema} sides={['Before', 'Theirs']} />
          </>
        )}
        <Alert severity="info" icon={false}>
          {conflicts.length === 0
            ? 'You have changed other fields, so both changes can be saved.'
            : `“Keep mine” replaces their text by yours, and “Take theirs” drops yours: ${dropped}. Your other changes are saved in both cases.`}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button size="large" onClick={onClose} disabled={busyWith !== null}>
          Back to the form
        </Button>
        {conflicts.length > 0 && (
          <BusyButton size="large" busy={busyWith === 'theirs'} disabled={busyWith !== null} onClick={() => void choose('theirs')}>
            Take theirs
          </BusyButton>
        )}
        <BusyButton
          size="large"
          variant="contained"
          color="accent"
          busy={busyWith === 'mine'}
          disabled={busyWith !== null}
          onClick={() => void choose('mine')}
        >
          {conflicts.length === 0 ? 'Save both' : 'Keep mine'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
