import { DialogContentText } from '@mui/material';
import { object, string } from 'yup';
import { EVENT_STATUS_LABELS } from '../../../shared/eventStatus.ts';
import type { ContentValue } from '../../api/endpoints/editing.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormRadioGroup } from '../../ui/form/FormRadioGroup.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';

const MAX_REASON_LENGTH = 200;

const schema = object({
  status: string().defined().default('cancelled'),
  reason: string().trim().defined().default('').max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`),
});

const OPTIONS = (['cancelled', 'postponed'] as const).map((value) => ({ value, label: EVENT_STATUS_LABELS[value] }));

/** The fields of an event that say what became of it. */
const STATUS_FIELDS: readonly string[] = ['status', 'status_reason', 'moved_from'];

/** Returns an event with another status. */
export function withStatus(event: ContentValue, status: string, reason: string): ContentValue {
  const others = Object.fromEntries(Object.entries(event).filter(([name]) => !STATUS_FIELDS.includes(name)));
  return { ...others, ...(status !== '' && { status, ...(reason !== '' && { status_reason: reason }) }) };
}

/** Returns what the button and its dialog are called, by what the event is. */
export const statusActionOf = ({ status }: ContentValue): string =>
  status === 'cancelled' || status === 'postponed' ? 'Change or take back' : 'Cancel or postpone';

interface Props {
  file: string;
  /** The published event. */
  event: ContentValue;
  open: boolean;
  onClose: () => void;
  /** Publishes the status; rejects with the same errors as `unwrap`. */
  onSave: (status: string, reason: string) => Promise<void>;
}

/** Cancels or postpones an event at once, or takes that back. */
export function StatusDialog({ file, event, open, onClose, onSave }: Props): React.JSX.Element {
  const hasStatus = typeof event.status === 'string';
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={statusActionOf(event)}
      width="sm"
      schema={schema}
      initialValues={{
        status: event.status === 'postponed' ? 'postponed' : 'cancelled',
        reason: typeof event.status_reason === 'string' ? event.status_reason : '',
      }}
      draftName={`content-status-${file}`}
      onSave={({ status, reason }) => onSave(status, reason.trim())}
      explainFailure={(error) => explainFailedWrite(error, 'The status', 'saveContentFile')}
      saveLabel="Announce"
      cancelLabel="Change nothing"
    >
      <DialogContentText>
        The page of the event and every list say so at once. Members who are interested, and those who have registered on the site, get one
        mail.
      </DialogContentText>
      <FormRadioGroup
        name="status"
        label="What became of it"
        options={[...OPTIONS, ...(hasStatus ? [{ value: '', label: 'Takes place as announced' }] : [])]}
      />
      <FormTextField name="reason" label="Why" hint="One sentence, which everybody reads" limit={MAX_REASON_LENGTH} optional />
    </FormDialog>
  );
}
