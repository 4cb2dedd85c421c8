import { Link, Skeleton, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { formatPdus, totalPdus } from '../../../shared/pdus.ts';
import { useGetOwnPdusQuery, useMarkAttendedMutation } from '../../api/endpoints/pdus.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import type { AttendedEvent } from '../../api/models/pdu.ts';
import { paths } from '../../config/paths.ts';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits } from '../../ui/form/FormDigits.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const CODE_LENGTH = 8;

/** Validates the code before it is sent, because the number of attempts is limited. */
const schema = object({
  code: string().default('').required('Please enter the code').length(CODE_LENGTH, 'The code has eight digits'),
});

type Values = InferType<typeof schema>;

function CodeForm({ id, onMarked }: { id: string; onMarked: () => void }): React.JSX.Element {
  const [markAttended] = useMarkAttendedMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async ({ code }: Values): Promise<void> => {
    setFailure(null);
    try {
      showToast(await markAttended({ eventId: id, code }).unwrap(), 'success', 'attendance');
      onMarked();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'Your attendance', 'markAttended'));
      field.current?.focus();
    }
  };
  return (
    <FormShell schema={schema} onSubmit={submit} label="I attended">
      <Typography variant="h5" component="h2">
        Were you there?
      </Typography>
      <FormDigits
        name="code"
        label="Code of the event"
        hint="Eight digits, shown at its end"
        autoComplete="off"
        digits={CODE_LENGTH}
        inputRef={field}
        required
      />
      {failure !== null && <Failure failure={failure} />}
      <SubmitButton>I attended</SubmitButton>
    </FormShell>
  );
}

function RecordedAttendance({ event, takesFocus }: { event: AttendedEvent; takesFocus: boolean }): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <Icon icon="check" size={24} />
      {/* Takes the focus, because the field that had it was removed. */}
      <Typography tabIndex={-1} ref={(element: HTMLElement | null) => (takesFocus ? element?.focus({ preventScroll: true }) : undefined)}>
        You attended: {formatPdus(totalPdus(event.pdus))}, recorded in <Link href={paths.dashboardPdus}>My PDUs</Link>.
      </Typography>
    </Stack>
  );
}

/** Form for the event’s code or, once attendance is recorded, a confirmation. */
export default function OwnAttendance({ id }: { id: string }): React.JSX.Element {
  const query = useGetOwnPdusQuery();
  const [wasMarked, setWasMarked] = useState(false);
  return (
    <QuerySection query={query} what="Your PDUs" errorSubject="getOwnPdus" skeleton={<Skeleton width={240} height={96} />}>
      {({ attended }) => {
        const event = attended.find((item) => item.id === id);
        return event === undefined ? (
          <CodeForm id={id} onMarked={() => setWasMarked(true)} />
        ) : (
          <RecordedAttendance event={event} takesFocus={wasMarked} />
        );
      }}
    </QuerySection>
  );
}
