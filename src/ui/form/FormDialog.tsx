import { DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { FormikHelpers, FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { Explanation } from '../../api/errors.ts';
import { Dialog } from '../Dialog.tsx';
import { Failure } from '../page/Failure.tsx';
import { CancelButton, SubmitButton } from './FormButton.tsx';
import { FormShell } from './FormShell.tsx';

interface FormProps<Values extends FormikValues> {
  title: string;
  schema: ObjectSchema<Values>;
  initialValues: Values;
  /** Beginning of the draft's name, which also contains the initial values, so that an old draft never overwrites later changes. */
  draftName: string;
  /** Fields that the draft omits. The array must be stable. */
  draftOmits?: readonly string[];
  /** Saves the values; rejects with the same errors as `unwrap`. @param before the values that the form opened with */
  onSave: (values: Values, before: Values) => Promise<void>;
  explainFailure: (error: unknown) => Explanation;
  saveLabel?: string;
  /** Label of the button that closes without saving. */
  cancelLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

interface Props<Values extends FormikValues> extends FormProps<Values> {
  open: boolean;
  /** Called when the dialog has closed and the focus has returned. */
  onClosed?: () => void;
  /** By default, the dialog is as wide as its content. */
  width?: 'xs' | 'sm';
}

/** Dialog with a form. It stays open, and cannot be closed, while the form is being saved; a failure is shown below the fields. */
export function FormDialog<Values extends FormikValues>({ open, onClosed, width, ...form }: Props<Values>): React.JSX.Element {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { title, onClose } = form;
  return (
    <Dialog
      open={open}
      // Closing while a change is being saved would lose the response.
      onClose={() => !busy && onClose()}
      aria-labelledby={id}
      {...(width !== undefined && { fullWidth: true, maxWidth: width })}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogForm {...form} onBusy={setBusy} />
    </Dialog>
  );
}

/** The form, which is mounted only while the dialog is open. */
function DialogForm<Values extends FormikValues>(props: FormProps<Values> & { onBusy: (busy: boolean) => void }): React.JSX.Element {
  const { title, draftName, draftOmits, onSave, explainFailure, saveLabel = 'Save', cancelLabel, onClose, onBusy, children } = props;
  // Kept as they were at first, because the record may change while the form is open.
  const [{ schema, initialValues }] = useState(props);
  const [failure, setFailure] = useState<Explanation | null>(null);
  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    onBusy(true);
    try {
      await onSave(values, initialValues);
      // Removes the draft.
      resetForm({ values: { ...values } });
      onClose();
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormShell
      schema={schema}
      initialValues={initialValues}
      onSubmit={submit}
      draftName={[draftName, ...Object.values(initialValues)].join('-')}
      {...(draftOmits && { draftOmits })}
      label={title}
    >
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {children}
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <CancelButton onCancel={onClose} label={cancelLabel} />
        <SubmitButton>{saveLabel}</SubmitButton>
      </DialogActions>
    </FormShell>
  );
}
