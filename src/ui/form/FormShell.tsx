import { Box, Stack } from '@mui/material';
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { SlowHint } from '../page/Loading.tsx';
import { Draft } from './Draft.tsx';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface FormShellProps<Values extends FormikValues> {
  /** provides messages and default values */
  schema: ObjectSchema<Values>;
  initialValues?: Values;
  /** called once per submit of a valid form; the form is busy until the promise settles */
  onSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void>;
  /** called after a submit with errors (CONT-05) */
  onInvalid?(): void;
  /** whether another request of the form is pending; a submit is ignored then */
  busy?: boolean;
  /** saves what is typed under this name until the form is sent or reset (APPLY-04); forms of one name share their fields */
  draftName?: string;
  /** fields left out of the draft; must be a stable array */
  draftOmits?: readonly string[];
  /** endpoint for browsers without scripts, so that no input ends up in a URL */
  action?: string;
  /** native validation (`required`) while there are no scripts */
  usesNativeValidation?: boolean;
  label: string;
  children: ReactNode;
}

/** Whether a request other than the form's own submit is pending. */
const BusyContext = createContext(false);

/** Returns whether any request of the surrounding form is pending; its buttons are disabled then (AUTH-05). */
export function useFormBusy(): boolean {
  const { isSubmitting } = useFormikContext();
  return use(BusyContext) || isSubmitting;
}

/**
 * Form with validation on blur and submit, a guard against double submits, focus on the first invalid field and an optional draft
 * (architecture, rule 7).
 */
export function FormShell<Values extends FormikValues>(props: FormShellProps<Values>): React.JSX.Element {
  const {
    schema,
    initialValues,
    onSubmit,
    onInvalid,
    busy = false,
    draftName: draft,
    draftOmits,
    action,
    usesNativeValidation = false,
    label,
    children,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  // Buttons are disabled only by the next render; a second submit may come before it.
  const submission = useRef<Promise<void> | null>(null);
  const submitOnce = (values: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    (submission.current ??= onSubmit(values, helpers).finally(() => {
      submission.current = null;
    }));
  const body = <FormBody root={root}>{children}</FormBody>;
  return (
    <Formik<Values>
      initialValues={initialValues ?? (schema.getDefault() as Values)}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={busy ? () => undefined : submitOnce}
    >
      <Form noValidate={!usesNativeValidation} aria-label={label} {...(action === undefined ? {} : { action, method: 'post' })}>
        {usesNativeValidation && <DisableNativeValidation root={root} />}
        <BusyContext value={busy}>
          <InvalidSubmit root={root} onInvalid={onInvalid} />
          {draft === undefined ? (
            body
          ) : (
            <Draft name={draft} omit={draftOmits}>
              {body}
            </Draft>
          )}
        </BusyContext>
      </Form>
    </Formik>
  );
}

/** With scripts the schema validates. Set on the element, because state would render all fields again. */
function DisableNativeValidation({ root }: { root: RefObject<HTMLElement | null> }): null {
  useEffect(() => root.current?.closest('form')?.setAttribute('novalidate', ''), [root]);
  return null;
}

/** Fields with a hint that appears when the request is slow. */
function FormBody({ root, children }: { root: RefObject<HTMLDivElement | null>; children: ReactNode }): React.JSX.Element {
  const busy = useFormBusy();
  useRestoreFocus(root, busy);
  return (
    <Box ref={root} tabIndex={-1} aria-busy={busy} sx={{ position: 'relative', outline: 'none' }}>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
      {busy && (
        <Box sx={{ position: 'absolute', insetInline: 0, top: '100%', height: 64 }}>
          <SlowHint />
        </Box>
      )}
    </Box>
  );
}

/** A control with an error, or the first choice of a group that has one. */
const FIRST_INVALID = ':is(input, select, textarea)[aria-invalid=true], [role=radiogroup][aria-invalid=true] input';

/** Moves the focus to the first invalid field after a submit with errors. */
function InvalidSubmit({ root, onInvalid }: { root: RefObject<HTMLElement | null>; onInvalid?: () => void }) {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext();
  const reportedCount = useRef(0);
  useEffect(() => {
    if (submitCount < reportedCount.current) reportedCount.current = submitCount;
    if (submitCount === reportedCount.current || isSubmitting || isValidating) return;
    reportedCount.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    root.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
    onInvalid?.();
  }, [submitCount, isSubmitting, isValidating, errors, root, onInvalid]);
  return null;
}
