import { DialogActions, DialogContent, Typography, type ButtonProps } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import type { Explanation } from '../../api/errors.ts';
import { Failure } from '../page/Failure.tsx';
import { FormButton, SubmitButton } from './FormButton.tsx';
import { FormShell } from './FormShell.tsx';
import { FormDigits } from './FormTextField.tsx';

const CODE_LENGTH = 6;

/** Validates the code before it is sent, because the number of attempts is limited. */
const schema = object({
  code: string().default('').required('Please enter the code').length(CODE_LENGTH, 'The code has six digits'),
});

type Values = InferType<typeof schema>;

interface Props {
  label: string;
  /** Server's message after a code was requested. */
  confirmation: string;
  isRequesting: boolean;
  onRequestCode: () => void;
  onCancel: () => void;
  onBusy: (busy: boolean) => void;
  /** Uses the code; rejects with the same errors as `unwrap`. */
  onSubmit: (code: string) => Promise<void>;
  explainFailure: (error: unknown) => Explanation;
  submitLabel: string;
  submitColor?: ButtonProps['color'];
}

/** Form of a dialog for a code that was mailed. */
export function MailedCodeForm(props: Props): React.JSX.Element {
  const { label, confirmation, isRequesting, onRequestCode, onCancel, onBusy, onSubmit, explainFailure, submitLabel, submitColor } = props;
  const confirmationId = useId();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The field takes the focus, because the button that had it was removed.
  useEffect(() => field.current?.focus(), []);

  const submit = async ({ code }: Values): Promise<void> => {
    setFailure(null);
    onBusy(true);
    try {
      await onSubmit(code);
    } catch (error) {
      setFailure(explainFailure(error));
      field.current?.focus();
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormShell schema={schema} onSubmit={submit} busy={isRequesting} label={label}>
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
        <SubmitButton {...(submitColor !== undefined && { color: submitColor })}>{submitLabel}</SubmitButton>
      </DialogActions>
    </FormShell>
  );
}
