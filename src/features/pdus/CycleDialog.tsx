import { DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { parseIsoDay } from '../../../shared/days.ts';
import { useSetPduCycleMutation } from '../../api/endpoints/pdus.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { PduCycle } from '../../api/models/pdu.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CancelButton, SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits, FormTextField } from '../../ui/form/FormTextField.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Maximum target that the contract allows. */
const MAX_TARGET = 500;

/** Target that the form suggests: that of the PMP, the most common certification. */
const USUAL_TARGET = 60;

const schema = object({
  target: string()
    .default('')
    .required('Please enter your target')
    .test('range', `Between 1 and ${MAX_TARGET}`, (value) => Number(value) >= 1 && Number(value) <= MAX_TARGET),
  start: string()
    .default('')
    .test('day', 'This is not a date', (value) => value === '' || parseIsoDay(value) !== null),
});

type Values = InferType<typeof schema>;

interface Props {
  cycle: PduCycle | null;
  open: boolean;
  onClose: () => void;
}

/** Form of the target and the first day of a certification cycle. */
export function CycleDialog({ cycle, open, onClose }: Props): React.JSX.Element {
  const id = useId();
  const memberId = useAppSelector((state) => state.user._id) ?? '';
  const [savePduCycle] = useSetPduCycleMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [busy, setBusy] = useState(false);
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  const submit = async ({ target, start }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      showToast(await savePduCycle({ target: Number(target), ...(start !== '' && { start }) }).unwrap(), 'success', 'pdus');
      // Removes the draft.
      resetForm({ values: { target, start } });
      close();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your target', 'setPduCycle'));
    } finally {
      setBusy(false);
    }
  };
  // Not defaults of the schema, because those would replace a field that the member has cleared.
  const initialValues = { target: String(cycle?.target ?? USUAL_TARGET), start: cycle?.start ?? '' };
  return (
    <Dialog open={open} onClose={() => !busy && close()} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        My target
      </DialogTitle>
      <FormShell
        schema={schema}
        initialValues={initialValues}
        onSubmit={submit}
        // Contains the saved values, so that an old draft never overwrites later changes.
        draftName={`pdu-cycle-${memberId}-${initialValues.target}-${initialValues.start}`}
        label="My target"
      >
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <FormDigits
            name="target"
            label="PDUs in three years"
            digits={3}
            hint="60 for the PMP, 30 for the PMI-ACP and other agile certifications."
            required
          />
          <FormTextField
            name="start"
            label="First day of the cycle"
            type="date"
            hint="It is on your certificate. Without it, the last three years count."
            optional
          />
          {failure !== null && <Failure failure={failure} />}
        </DialogContent>
        <DialogActions>
          <CancelButton onCancel={close} />
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
