import { useFormikContext } from 'formik';
import { boolean, object, string, type InferType } from 'yup';
import { useMessageGuestsMutation, type GuestEvent, type GuestMessage } from '../../../api/endpoints/registrations.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
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

/** Says how many mails go out, and asks for confirmation: a mail cannot be taken back. */
function Confirmation({ counts }: { counts: Readonly<Record<Values['to'], number>> }): React.JSX.Element {
  const { to } = useFormikContext<Values>().values;
  return (
    <FormCheckbox name="isSure" required>
      Send this mail to {formatCount(counts[to], 'guest')} now.
    </FormCheckbox>
  );
}

/** Writes to the guests of an event, in a mail each (REG-05). */
export function MessageDialog({ event, open, onClose }: { event: GuestEvent; open: boolean; onClose: () => void }): React.JSX.Element {
  const [send] = useMessageGuestsMutation();
  const { eventId, registered, waiting, offered, checkedIn } = event;
  const counts = {
    registered,
    waiting: waiting + offered,
    all: registered + waiting + offered,
    came: checkedIn,
    absent: registered - checkedIn,
  };
  const recipients: { value: GuestMessage['to']; label: string }[] = [
    { value: 'registered', label: `Guests with a place (${counts.registered})` },
    { value: 'waiting', label: `Waiting list (${counts.waiting})` },
    { value: 'all', label: `Both (${counts.all})` },
    ...(checkedIn === 0
      ? []
      : ([
          { value: 'came', label: `Who came (${counts.came})` },
          { value: 'absent', label: `Who did not come (${counts.absent})` },
        ] as const)),
  ];
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
      <FormSelect name="to" label="To" options={recipients} hint="Everybody gets a mail of their own. Replies come to the chapter." />
      <FormTextField name="subject" label="Subject" maxLength={MAX_SUBJECT_LENGTH} autoComplete="off" required />
      <FormTextField
        name="text"
        label="Message"
        rows={6}
        limit={MAX_TEXT_LENGTH}
        hint="It begins with “Dear” and the guest’s name. Day, place and their own link follow."
        required
      />
      <Confirmation counts={counts} />
    </FormDialog>
  );
}
