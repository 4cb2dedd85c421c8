import { useFormikContext } from 'formik';
import { boolean, object, string, type InferType } from 'yup';
import { useMessageGuestsMutation, type GuestEvent, type GuestMessage } from '../../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { formatCount } from '../../../lib/text.ts';
import { FormCheckbox } from '../../../ui/form/FormCheckbox.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

const [MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH] = [150, 5_000];

const schema = object({
  to: string<GuestMessage['to']>().defined().default('registered'),
  subject: string().trim().default('').required('Please enter a subject').max(MAX_SUBJECT_LENGTH),
  text: string().trim().default('').required('Please write something').max(MAX_TEXT_LENGTH),
  isSure: boolean().default(false).oneOf([true], 'Please confirm that it may be sent'),
});

type Values = InferType<typeof schema>;

/** What is confirmed at each message anew. */
const NOT_KEPT = ['isSure'] as const;

/** Guests who can get a message. */
interface Group {
  value: GuestMessage['to'];
  label: string;
  count: number;
}

/** Says how many mails go out, and asks for confirmation: a mail cannot be taken back. */
function Confirmation({ groups }: { groups: readonly Group[] }): React.JSX.Element {
  const { to } = useFormikContext<Values>().values;
  const count = groups.find(({ value }) => value === to)?.count ?? 0;
  return (
    <FormCheckbox name="isSure" required>
      Send this mail to {formatCount(count, 'guest')} now.
    </FormCheckbox>
  );
}

/** Writes to the guests of an event, in a mail each (REG-05). */
export function MessageDialog({ event, open, onClose }: { event: GuestEvent; open: boolean; onClose: () => void }): React.JSX.Element {
  const [send] = useMessageGuestsMutation();
  const { eventId, registered, waiting, offered, checkedIn } = event;
  const waitingOrOffered = waiting + offered;
  const groups: Group[] = [
    { value: 'registered', label: 'Guests with a place', count: registered },
    { value: 'waiting', label: 'Waiting list', count: waitingOrOffered },
    { value: 'all', label: 'Both', count: registered + waitingOrOffered },
  ];
  if (checkedIn > 0) {
    groups.push({ value: 'came', label: 'Who came', count: checkedIn });
    groups.push({ value: 'absent', label: 'Who did not come', count: registered - checkedIn });
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="sm"
      title="Write to the guests"
      schema={schema}
      initialValues={schema.getDefault()}
      draftName={`message-${eventId}`}
      draftOmits={NOT_KEPT}
      onSave={async ({ to, subject, text }) => {
        const { message } = await send({ eventId, guestMessage: { to, subject: subject.trim(), text: text.trim() } }).unwrap();
        showToast(message, 'success', 'guest');
      }}
      explainFailure={(error) => explainFailedWrite(error, 'The message', 'messageGuests')}
      saveLabel="Send"
    >
      <FormSelect
        name="to"
        label="To"
        options={groups.map(({ value, label, count }) => ({ value, label: `${label} (${groupIndian(count)})` }))}
        hint="Everybody gets a mail of their own. Replies come to the chapter."
      />
      <FormTextField name="subject" label="Subject" maxLength={MAX_SUBJECT_LENGTH} autoComplete="off" required />
      <FormTextField
        name="text"
        label="Message"
        rows={6}
        limit={MAX_TEXT_LENGTH}
        hint="It begins with “Dear” and the guest’s name. Day, place and their own link follow."
        required
      />
      <Confirmation groups={groups} />
    </FormDialog>
  );
}
