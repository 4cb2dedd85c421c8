import { useField } from 'formik';
import { JOB_FIELDS, rowOf } from '../../../../shared/jobFields.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';

/** Maximum length of a reason, in characters; the contract allows 10,000 (MOD-02). */
const MAX_REASON_LENGTH = 5_000;

const FIELD_OPTIONS = JOB_FIELDS.map((value) => ({ value, label: rowOf(value).label }));

/** Explains what the poster will read when the reason is empty, which is allowed (MOD-02). */
function EmptyReasonHint(): string | null {
  const [{ value }] = useField<string>('statusRemark');
  return value.trim() === '' ? 'Without a reason, the person who posted the job will read “No reason was given.”' : null;
}

/** Asks for the reason why a job is sent back, and for the field that the reason is about. The poster's form opens at that field. */
export function ReasonFields(): React.JSX.Element {
  const supportsJobChanges = useExtension('jobChanges');
  return (
    <>
      {supportsJobChanges && (
        <FormSelect
          name="remarkField"
          label="What it is about"
          placeholder="All of the job"
          hint="The form to change the job opens at this field"
          options={FIELD_OPTIONS}
        />
      )}
      <FormTextField
        name="statusRemark"
        label="Give them a reason for your action"
        hint={<EmptyReasonHint />}
        rows={5}
        maxLength={MAX_REASON_LENGTH}
        limit={MAX_REASON_LENGTH}
      />
    </>
  );
}
