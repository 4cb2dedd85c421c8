import { useField } from 'formik';
import { JOB_FIELDS, rowOf } from '../../../../shared/jobFields.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';

/** Maximum length of a reason, in characters; the contract allows 10,000 (MOD-02). */
const MAX_REASON_LENGTH = 5_000;

const FIELD_OPTIONS = JOB_FIELDS.map((value) => ({ value, label: rowOf(value).label }));

/** Hint of an empty reason, which is allowed (MOD-02): what the poster will read. */
function EmptyReasonHint(): string | null {
  const [{ value }] = useField<string>('statusRemark');
  return value.trim() === '' ? 'Without a reason, the person who posted the job will read “No reason was given.”' : null;
}

/** Reason why a job is sent back, and the field that it is about, at which the form opens. */
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
