import { Button, type ButtonProps } from '@mui/material';
import { useFormikContext } from 'formik';
import { useFormBusy } from './FormShell.tsx';

/**
 * Button that is disabled while any request of the form is pending (AUTH-05).
 * @param props.pending whether the button's own request is pending; if so, the button shows and announces it
 */
export function FormButton({ pending = false, ...rest }: ButtonProps & { pending?: boolean }): React.JSX.Element {
  return <Button size="large" {...rest} disabled={useFormBusy()} loading={pending} aria-busy={pending || undefined} />;
}

/** Button that closes a form and discards what was typed. Escape closes the form without discarding it. */
export function CancelButton({ onCancel, label = 'Cancel' }: { onCancel: () => void; label?: string | undefined }): React.JSX.Element {
  const { resetForm } = useFormikContext();
  const cancel = (): void => {
    resetForm();
    onCancel();
  };
  return <FormButton onClick={cancel}>{label}</FormButton>;
}

/** Button that submits the form. Its colour is `accent` by default; destructive actions pass `error`. */
export function SubmitButton(props: ButtonProps): React.JSX.Element {
  return <FormButton type="submit" variant="contained" color="accent" {...props} pending={useFormikContext().isSubmitting} />;
}
