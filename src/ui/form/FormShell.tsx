import styled from '@emotion/styled';
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { Draft } from './Draft.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

export interface FormShellProps<Values extends FormikValues> {
  /** gives the messages, and the initial values through its defaults */
  schema: ObjectSchema<Values>;
  /** instead of the schema's defaults: what is edited */
  initialValues?: Values;
  /** is called once for each submit of a valid form; the form is busy until the promise settles */
  onSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void>;
  /** the form was sent with errors; the first wrong field has the focus (CONT-05) */
  onInvalid?(): void;
  /** keeps what is typed under this name until the form is sent or reset (APPLY-04) */
  draft?: string;
  /** name of the form for screen readers */
  label: string;
  children: ReactNode;
}

/**
 * A form: validation when a field is left and on submit, no second submit while one is under way, focus on
 * the first wrong field, an optional draft. Written once, so that no form has to (architecture, rule 7).
 */
export function FormShell<Values extends FormikValues>(props: FormShellProps<Values>) {
  const { schema, initialValues, onSubmit, onInvalid, draft, label, children } = props;
  const root = useRef<HTMLDivElement>(null);
  return (
    <Formik<Values>
      initialValues={initialValues ?? (schema.getDefault() as Values)}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={onSubmit}
    >
      <Form noValidate aria-label={label}>
        <Stack ref={root}>{children}</Stack>
        <InvalidSubmit root={root} onInvalid={onInvalid} />
        {draft && <Draft name={draft} />}
      </Form>
    </Formik>
  );
}

/** A control with an error, or the first choice of a group that has one. */
const FIRST_WRONG = ':is(input, select, textarea)[aria-invalid=true], fieldset[aria-invalid=true] input';

/** Looks after each submit whether it failed on errors, and leads to the first of them. */
function InvalidSubmit({ root, onInvalid }: { root: RefObject<HTMLElement | null>; onInvalid?: () => void }) {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext();
  const seen = useRef(0);
  useEffect(() => {
    if (submitCount < seen.current) seen.current = submitCount;
    if (submitCount === seen.current || isSubmitting || isValidating) return;
    seen.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    root.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    onInvalid?.();
  }, [submitCount, isSubmitting, isValidating, errors, root, onInvalid]);
  return null;
}

/**
 * Whether the form around is being sent: for the submit button (`busy`).
 */
export function useFormBusy(): boolean {
  return useFormikContext().isSubmitting;
}
