import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useListContentQuery, useRequestContentCodeMutation, useUnlockContentMutation } from '../../api/endpoints/editing.ts';
import { isLocked, type Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MailedCodeForm } from '../../ui/form/MailedCodeForm.tsx';
import { Failure } from '../../ui/page/Failure.tsx';

/** Runs an edit; asks for the session's code before, if it is needed. Rejects with the error of the edit. */
type RunEdit = <Result>(edit: () => Promise<Result>) => Promise<Result>;

const RunEditContext = createContext<RunEdit>((edit) => edit());

/** Returns the function through which every edit is run (EDIT-01). */
export const useRunEdit = (): RunEdit => use(RunEditContext);

interface DialogProps {
  open: boolean;
  onClose: (isUnlocked: boolean) => void;
}

/** Mails a code to the editor and takes it, because being logged in is not enough for changing what the public reads. */
function UnlockDialog({ open, onClose }: DialogProps): React.JSX.Element {
  const id = useId();
  const [request, { isLoading: isRequesting }] = useRequestContentCodeMutation();
  const [unlock] = useUnlockContentMutation();
  /** Server's message after a code was requested; null before that. */
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [isChecking, setChecking] = useState(false);
  const requestCode = async (): Promise<void> => {
    setFailure(null);
    try {
      setConfirmation((await request().unwrap()).message);
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The code', 'requestContentCode'));
    }
  };
  return (
    <Dialog
      open={open}
      // Closing while a request is pending would lose its response.
      onClose={() => !isRequesting && !isChecking && onClose(false)}
      aria-labelledby={id}
      slotProps={{ transition: { onExited: () => setConfirmation(null) } }}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        Is it you?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          The first change of a session asks for a code, because everybody reads what you save. It is mailed to you. What you have typed
          stays.
        </DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      {confirmation === null ? (
        <DialogActions>
          <Button size="large" onClick={() => onClose(false)} disabled={isRequesting}>
            Cancel
          </Button>
          <BusyButton size="large" variant="contained" color="accent" onClick={() => void requestCode()} busy={isRequesting}>
            Mail me a code
          </BusyButton>
        </DialogActions>
      ) : (
        <MailedCodeForm
          label="Enter the code"
          confirmation={confirmation}
          isRequesting={isRequesting}
          onRequestCode={() => void requestCode()}
          onCancel={() => onClose(false)}
          onBusy={setChecking}
          onSubmit={async (code) => {
            await unlock({ code }).unwrap();
            onClose(true);
          }}
          explainFailure={(error) => explainFailedWrite(error, 'The code', 'unlockContent')}
          submitLabel="Go on"
        />
      )}
    </Dialog>
  );
}

/** Provides `useRunEdit`. */
export function Unlocking({ children }: { children: ReactNode }): React.JSX.Element {
  /** Edits that wait for the code. */
  const [waiting, setWaiting] = useState<readonly ((isUnlocked: boolean) => void)[]>([]);
  const { data } = useListContentQuery();
  const needsCode = useRef(false);
  useEffect(() => {
    needsCode.current = data?.unlocked === false;
  }, [data]);
  const run = useCallback<RunEdit>(async (edit) => {
    const ask = (): Promise<boolean> => new Promise((resolve) => setWaiting((others) => [...others, resolve]));
    if (needsCode.current) {
      await ask();
      // Without the code, the server refuses and says why.
      return edit();
    }
    try {
      return await edit();
    } catch (error) {
      if (!isLocked(error) || !(await ask())) throw error;
      return edit();
    }
  }, []);
  const close = (isUnlocked: boolean): void => {
    if (isUnlocked) needsCode.current = false;
    for (const resume of waiting) resume(isUnlocked);
    setWaiting([]);
  };
  return (
    <RunEditContext value={run}>
      {children}
      <UnlockDialog open={waiting.length > 0} onClose={close} />
    </RunEditContext>
  );
}
