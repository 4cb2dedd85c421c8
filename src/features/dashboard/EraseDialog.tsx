import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageContentQuery, type OwnDataPage } from '../../api/endpoints/content.ts';
import { useEraseMemberMutation, useRequestErasureMutation } from '../../api/endpoints/members.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { clearTabStorage } from '../../api/session/browserStorage.ts';
import { signOutHere } from '../../api/session/signOut.ts';
import { paths } from '../../config/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MailedCodeForm } from '../../ui/form/MailedCodeForm.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';

function SentenceList({ title, sentences }: { title: string; sentences: readonly string[] }): React.JSX.Element {
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

function EraseInformation({ content }: { content: OwnDataPage }): React.JSX.Element {
  return (
    <>
      <SentenceList title="What is erased" sentences={content.erased} />
      <SentenceList title="What is kept, and why" sentences={content.kept} />
      <DialogContentText>{content.after}</DialogContentText>
    </>
  );
}

/** Explains the erasure, and asks for a code that is sent by e-mail, because being logged in is not enough. */
export default function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }): React.JSX.Element {
  const id = useId();
  const query = usePageContentQuery('own-data');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [erase] = useEraseMemberMutation();
  const [request, { isLoading: isRequesting }] = useRequestErasureMutation();
  /** Server's message after a code was requested; null before that. */
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [erasing, setErasing] = useState(false);
  const requestCode = async (): Promise<void> => {
    setFailure(null);
    try {
      setConfirmation(await request().unwrap());
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The code', 'requestErasure'));
    }
  };
  /** Erases the data, signs out and opens the confirmation. */
  const eraseWith = async (code: string): Promise<void> => {
    const message = await erase({ code }).unwrap();
    await navigate(paths.erased, { state: { erased: message } });
    clearTabStorage();
    await dispatch(signOutHere());
  };
  return (
    <Dialog
      open={open}
      // Closing while a request is pending would lose its response.
      onClose={() => !isRequesting && !erasing && onClose()}
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
          {(content) => <EraseInformation content={content} />}
        </QuerySection>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      {confirmation === null ? (
        <DialogActions>
          <Button size="large" onClick={onClose} disabled={isRequesting}>
            Cancel
          </Button>
          <BusyButton
            size="large"
            variant="contained"
            color="accent"
            onClick={() => void requestCode()}
            busy={isRequesting}
            // The member must be able to read the explanation first.
            disabled={query.data === undefined}
          >
            Mail me a code
          </BusyButton>
        </DialogActions>
      ) : (
        <MailedCodeForm
          label="Erase my data"
          confirmation={confirmation}
          isRequesting={isRequesting}
          onRequestCode={() => void requestCode()}
          onCancel={onClose}
          onBusy={setErasing}
          onSubmit={eraseWith}
          explainFailure={(error) => explainFailedWrite(error, 'Your data', 'eraseMember')}
          submitLabel="Erase for good"
          submitColor="error"
        />
      )}
    </Dialog>
  );
}
