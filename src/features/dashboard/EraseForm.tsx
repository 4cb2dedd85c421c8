import { DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { object, string, type InferType } from 'yup';
import { useEraseMemberMutation } from '../../api/endpoints/members.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { clearTabStorage } from '../../api/session/browserStorage.ts';
import { signOutHere } from '../../api/session/signOut.ts';
import { paths } from '../../config/paths.ts';
import { FormButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits } from '../../ui/form/FormTextField.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { Failure } from '../../ui/page/Failure.tsx';

const CODE_LENGTH = 6;

/** Validates the code before it is sent, because the number of attempts is limited. */
const schema = object({
  code: string().default('').required('Please enter the code').length(CODE_LENGTH, 'The code has six digits'),
});

type Values = InferType<typeof schema>;

interface Props {
  /** server's message after a code was requested */
  confirmation: string;
  isRequesting: boolean;
  onRequestCode: () => void;
  onCancel: () => void;
  onBusy: (busy: boolean) => void;
}

/** Form for the mailed code. Submitting it erases the data, signs out and opens the confirmation. */
export function EraseForm({ confirmation, isRequesting, onRequestCode, onCancel, onBusy }: Props): React.JSX.Element {
  const confirmationId = useId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [erase] = useEraseMemberMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The field takes the focus, because the button that had it was removed.
  useEffect(() => field.current?.focus(), []);

  const submit = async ({ code }: Values): Promise<void> => {
    setFailure(null);
    onBusy(true);
    try {
      const message = await erase({ code }).unwrap();
      await navigate(paths.erased, { state: { erased: message } });
      clearTabStorage();
      await dispatch(signOutHere());
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your data', 'eraseMember'));
      field.current?.focus();
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormShell schema={schema} onSubmit={submit} busy={isRequesting} label="Erase my data">
      {/* The border separates the form from the text above, which scrolls. */}
      <DialogContent sx={{ display: 'grid', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography id={confirmationId} role="status">
          {confirmation}
        </Typography>
        <FormDigits
          name="code"
          label="Code from the mail"
          autoComplete="one-time-code"
          placeholder="6 digits"
          digits={CODE_LENGTH}
          inputRef={field}
          describedBy={confirmationId}
          required
        />
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <FormButton onClick={onCancel}>Cancel</FormButton>
        <FormButton onClick={onRequestCode} pending={isRequesting}>
          Mail a new code
        </FormButton>
        <SubmitButton color="error">Erase for good</SubmitButton>
      </DialogActions>
    </FormShell>
  );
}
