import { Button, type ButtonProps } from '@mui/material';
import { useFormikContext } from 'formik';
import { useFormBusy } from './FormShell.tsx';

/**
 * Button that is disabled while any request of the form is pending (AUTH-05).
 * @param props.pending its own request is pending: it pulses, and announces it
 */
export function FormButton({ pending = false, ...rest }: ButtonProps & { pending?: boolean }): React.JSX.Element {
  return <Button size="large" {...rest} disabled={useFormBusy()} loading={pending} aria-busy={pending || undefined} />;
}

/** The button that sends the form: the one accent-coloured action of its place; `error` for what takes something away. */
export function SubmitButton(props: ButtonProps): React.JSX.Element {
  return <FormButton type="submit" variant="contained" color="accent" {...props} pending={useFormikContext().isSubmitting} />;
}
