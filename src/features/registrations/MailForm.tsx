import { Alert, Button, Stack, Typography } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { MAX_EMAIL_LENGTH } from '../../../shared/addresses.ts';
import { HONEYPOT } from '../../../shared/enquiry.ts';
import type { RegistrationDone } from '../../api/endpoints/registrations.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { Honeypot } from '../../enquiry/EnquiryFields.tsx';
import { FormShell, type FormShellProps } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { Failure } from '../../ui/page/Failure.tsx';

/** What a program that fills in every field is told. */
const TRAPPED = 'A mail is on its way.';

interface Sent {
  /** The address that was entered. */
  email: string;
  /** The server's message. */
  text: string;
}

/** Says that a mail is on its way; takes the focus. */
function SentNotice({ email, text, onAgain }: Sent & { onAgain: () => void }): React.JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <>
      <Alert ref={container} role="group" tabIndex={-1} severity="success" icon={false} aria-label={`${text} ${email}`}>
        {text}
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Use another address
      </Button>
    </>
  );
}

/** Field for the address that gets the mail. */
export const EmailField = ({ hint }: { hint: string }): React.JSX.Element => (
  <FormTextField
    name="email"
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="email"
    maxLength={MAX_EMAIL_LENGTH}
    hint={hint}
    required
  />
);

/** The values that each of these forms has. */
export interface MailValues {
  email: string;
  [HONEYPOT]: string;
}

interface Props<Values extends MailValues> extends Pick<FormShellProps<Values>, 'draftName' | 'draftOmits' | 'label'> {
  schema: ObjectSchema<Values>;
  /** Path to which the form is posted without scripts. */
  action: string;
  send: (values: Values) => Promise<RegistrationDone>;
  /** What could not be sent, at the start of a sentence: `The link`. */
  what: string;
  /** The fields, and the button that sends them. */
  children: ReactNode;
  submit: ReactNode;
}

/** Form that makes the server send a mail to the entered address. A notice then replaces the fields. */
export function MailForm<Values extends MailValues>(props: Props<Values>): React.JSX.Element {
  const { schema, action, send, what, children, submit, ...shell } = props;
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const startAgain = (): void => {
    // The focus must move to the field, because the pressed button disappears.
    flushSync(() => setSent(null));
    fields.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };
  const handleSubmit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    try {
      const { message } = values[HONEYPOT] === '' ? await send(values) : { message: TRAPPED };
      resetForm();
      setSent({ email: values.email.trim(), text: message });
    } catch (error) {
      setFailure(explainFailedWrite(error, what, 'registration'));
    }
  };
  return (
    <FormShell schema={schema} onSubmit={handleSubmit} action={action} usesNativeValidation {...shell}>
      {sent === null ? (
        <Stack ref={fields} sx={{ gap: 1.5 }}>
          {children}
          <Honeypot />
          {failure !== null && <Failure failure={failure} />}
          {submit}
        </Stack>
      ) : (
        <SentNotice {...sent} onAgain={startAgain} />
      )}
    </FormShell>
  );
}
