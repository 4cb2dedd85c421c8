import { useField } from 'formik';
import { JOB_FIELDS, rowOf } from '../../../../shared/jobFields.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';

/** Limit of the contract; characters (MOD-02). */
const LONGEST_REASON = 5_000;

const FIELDS = JOB_FIELDS.map((value) => ({ value, label: rowOf(value).label }));

/** The reason may be left out (MOD-02); what its poster reads then is said once, here. */
function NoReason(): string | null {
  const [{ value }] = useField<string>('statusRemark');
  return value.trim() === '' ? 'Without a reason, the poster will only read “Please change it”.' : null;
}

/** Why a job is sent back, and which field that is about: its poster is led there. */
export function ReasonFields(): React.JSX.Element {
  const hasChanges = useExtension('jobChanges');
  return (
    <>
      {hasChanges && (
        <FormSelect
          name="remarkField"
          label="What it is about"
          placeholder="All of the job"
          hint="The form to change the job opens at this field"
          options={FIELDS}
        />
      )}
      <FormTextField
        name="statusRemark"
        label="Give them a reason for your action"
        hint={<NoReason />}
        rows={5}
        maxLength={LONGEST_REASON}
        limit={LONGEST_REASON}
      />
    </>
  );
}
