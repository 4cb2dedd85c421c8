import { object, string, type InferType } from 'yup';
import { parseIsoDay } from '../../../shared/days.ts';
import { useSetPduCycleMutation } from '../../api/endpoints/pdus.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { PduCycle } from '../../api/models/pdu.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormDigits, FormTextField } from '../../ui/form/FormTextField.tsx';
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
  const memberId = useAppSelector((state) => state.user._id) ?? '';
  const [savePduCycle] = useSetPduCycleMutation();
  const save = async ({ target, start }: Values): Promise<void> =>
    showToast(await savePduCycle({ target: Number(target), ...(start !== '' && { start }) }).unwrap(), 'success', 'pdus');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="xs"
      title="My target"
      schema={schema}
      // Not defaults of the schema, because those would replace a field that the member has cleared.
      initialValues={{ target: String(cycle?.target ?? USUAL_TARGET), start: cycle?.start ?? '' }}
      draftName={`pdu-cycle-${memberId}`}
      onSave={save}
      explainFailure={(error) => explainFailedWrite(error, 'Your target', 'setPduCycle')}
    >
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
    </FormDialog>
  );
}
