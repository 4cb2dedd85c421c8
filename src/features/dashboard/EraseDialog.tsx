import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { usePageContentQuery, type OwnDataPage } from '../../api/endpoints/content.ts';
import { useRequestErasureMutation } from '../../api/endpoints/members.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainWrite } from '../../api/explainWrite.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { EraseForm } from './EraseForm.tsx';

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }): React.JSX.Element {
  return (
    <section>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Typography>
    </section>
  );
}

function EraseInformation({ words: content }: { words: OwnDataPage }): React.JSX.Element {
  return (
    <>
      <Sentences title="What is erased" sentences={content.erased} />
      <Sentences title="What is kept, and why" sentences={content.kept} />
      <DialogContentText>{content.after}</DialogContentText>
    </>
  );
}

/** Explains the erasure, requests a mailed code and takes it: a session alone is not enough. */
export default function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }): React.JSX.Element {
  const id = useId();
  const query = usePageContentQuery('own-data');
  const [request, { isLoading: asking }] = useRequestErasureMutation();
  /** Response to the request for a code; null before. */
  const [mailed, setMailed] = useState<string | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [erasing, setErasing] = useState(false);
  const mail = async (): Promise<void> => {
    setFailure(null);
    try {
      setMailed(await request().unwrap());
    } catch (error) {
      setFailure(explainWrite(error, 'The code', 'requestErasure'));
    }
  };
  return (
    <Dialog
      open={open}
      // Closing now would lose the pending response.
      onClose={() => !asking && !erasing && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        Erase my data
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText id={`${id}-lead`} sx={{ fontWeight: 600 }} color="textPrimary">
          {query.data?.lead ?? <TextSkeleton lines={2} />}
        </DialogContentText>
        <QuerySection query={query} what="The explanation" skeleton={<TextSkeleton lines={14} />}>
          {(words) => <EraseInformation words={words} />}
        </QuerySection>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      {mailed === null ? (
        <DialogActions>
          <Button size="large" onClick={onClose} disabled={asking}>
            Cancel
          </Button>
          <Button
            size="large"
            variant="contained"
            color="accent"
            onClick={() => void mail()}
            loading={asking}
            aria-busy={asking || undefined}
            // Confirming requires that the text has loaded.
            disabled={query.data === undefined}
          >
            Mail me a code
          </Button>
        </DialogActions>
      ) : (
        <EraseForm mailed={mailed} asking={asking} onAskAgain={() => void mail()} onCancel={onClose} onBusy={setErasing} />
      )}
    </Dialog>
  );
}
