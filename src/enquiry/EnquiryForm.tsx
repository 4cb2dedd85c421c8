import { Alert, Button, Stack } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { HONEYPOT, type EnquiryForm as Form } from '../../shared/enquiry.ts';
import type { Explanation } from '../api/errors.ts';
import { paths } from '../config/paths.ts';
import { useSettings } from '../config/SettingsContext.ts';
import { SubmitButton } from '../ui/form/FormButton.tsx';
import { FormShell } from '../ui/form/FormShell.tsx';
import { Failure } from '../ui/page/Failure.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { explainMailFailure, sendEnquiry } from './sendEnquiry.ts';
import { enquirySchemas, type EnquiryValues } from './schemas.ts';

interface Props {
  form: Form;
  label: string;
  /** Training subjects to choose from, besides those of the specification. */
  subjects?: readonly string[];
  /** Training subject that a link preselects. */
  subject?: string | undefined;
  /** Shown after sending: who replies and how soon. */
  confirmation: string;
}

/** The specification's messages for a form with invalid fields (CONT-05). */
const INVALID_MESSAGES: Readonly<Record<Form, string>> = {
  general: 'Please fix the errors in the form',
  csr: 'Please fix the errors in the form',
  corporate: 'Please correct the errors in the form',
  individual: 'Please correct the errors in the form',
};

/** Fields that no draft keeps: consent is given each time, and the honeypot is for bots. */
const NOT_IN_DRAFT: readonly string[] = ['consent', HONEYPOT];

/** For a form whose training subject a link preselects: no draft keeps the subject either. */
const NOT_IN_DRAFT_WITH_SUBJECT: readonly string[] = [...NOT_IN_DRAFT, 'subjects'];

/** One draft for all forms: name, e-mail address and message stay filled in when the visitor switches forms. */
const DRAFT_KEY = 'enquiry';

/** One toast for all forms, so that “Email sent” replaces an earlier error. */
const TOAST_KEY = 'enquiry';

/** Confirmation that replaces the fields and takes the focus, until the visitor begins another enquiry. */
function SentNotice({ confirmation, onAgain }: { confirmation: string; onAgain: () => void }): React.JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <>
      <Alert ref={container} role="group" tabIndex={-1} severity="success" icon={false} aria-label={`Email sent. ${confirmation}`}>
        {`Email sent. ${confirmation}`}
      </Alert>
      <Button variant="outlined" onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
        Write another enquiry
      </Button>
    </>
  );
}

/**
 * Enquiry form (CONT-01 to CONT-07). Input survives failures, reloads and switching forms. Without scripts, the form is posted to our own
 * server.
 */
export function EnquiryForm({ form, label, subjects = [], subject, confirmation }: Props): React.JSX.Element {
  const { emailjs } = useSettings();
  const [outcome, setOutcome] = useState<Explanation | 'sent' | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const startAgain = (): void => {
    // The focus must move to the fields, because the pressed button disappears.
    flushSync(() => setOutcome(null));
    fields.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  };

  const submit = async (values: EnquiryValues, { resetForm }: FormikHelpers<EnquiryValues>): Promise<void> => {
    setOutcome(null);
    try {
      await sendEnquiry(form, values, emailjs);
    } catch (error) {
      const failure = explainMailFailure(error);
      setOutcome(failure);
      showToast(failure.text, 'error', TOAST_KEY);
      return;
    }
    resetForm();
    setOutcome('sent');
    showToast('Email sent', 'success', TOAST_KEY);
  };

  // The form's schema decides which of the values exist.
  const schema = enquirySchemas[form] as unknown as ObjectSchema<EnquiryValues>;
  return (
    <FormShell
      schema={schema}
      {...(subject === undefined ? {} : { initialValues: { ...schema.getDefault(), subjects: subject } as EnquiryValues })}
      onSubmit={submit}
      onInvalid={() => showToast(INVALID_MESSAGES[form], 'error', TOAST_KEY)}
      draftName={DRAFT_KEY}
      draftOmits={subject === undefined ? NOT_IN_DRAFT : NOT_IN_DRAFT_WITH_SUBJECT}
      action={`${paths.contact}?form=${form}`}
      usesNativeValidation
      label={label}
    >
      {outcome === 'sent' ? (
        <SentNotice confirmation={confirmation} onAgain={startAgain} />
      ) : (
        <Stack ref={fields} sx={{ gap: 1.5 }}>
          <EnquiryFields form={form} subjects={subjects} />
          {outcome !== null && <Failure failure={outcome} />}
          <SubmitButton sx={{ alignSelf: 'flex-start', mt: 1 }}>Send enquiry</SubmitButton>
        </Stack>
      )}
    </FormShell>
  );
}
