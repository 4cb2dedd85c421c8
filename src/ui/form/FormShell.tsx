import { Box, Stack } from '@mui/material';
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { SlowHint } from '../page/Loading.tsx';
import { Draft } from './Draft.tsx';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface FormShellProps<Values extends FormikValues> {
  /** gives the messages, and the initial values through its defaults */
  schema: ObjectSchema<Values>;
  /** instead of the schema's defaults: what is edited */
  initialValues?: Values;
  /** called once for each submit of a valid form; the form is busy until the promise settles */
  onSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void>;
  /** called after a submit with errors; the first invalid field has the focus (CONT-05) */
  onInvalid?(): void;
  /** another request of the form is under way, not that of its submit (AUTH-05) */
  busy?: boolean;
  /** keeps what is typed under this name until the form is sent or reset (APPLY-04) */
  draft?: string;
  /** fields that the draft leaves out; the same list at every rendering */
  draftWithout?: readonly string[];
  /** where browsers without scripts post it, so that nothing typed ends up in a URL */
  action?: string;
  /** without scripts the browser validates what it can (`required`) before it posts */
  strict?: boolean;
  /** name of the form for screen readers */
  label: string;
  children: ReactNode;
}

/** Whether a request beside the form's own submit is under way. */
const BusyContext = createContext(false);

/** Whether any request of the form around is under way: its buttons are disabled then (AUTH-05). */
export function useFormBusy(): boolean {
  const { isSubmitting } = useFormikContext();
  return use(BusyContext) || isSubmitting;
}

/**
 * A form: validation when a field is left and on submit, no second submit while one is under way, focus on
 * the first wrong field, an optional draft. Written once, so that no form has to (architecture, rule 7).
 */
export function FormShell<Values extends FormikValues>(props: FormShellProps<Values>): React.JSX.Element {
  const { schema, initialValues, onSubmit, onInvalid, busy = false, draft, draftWithout, action, strict = false, label, children } = props;
  const root = useRef<HTMLDivElement>(null);
  // Buttons are disabled only by the next render; a second submit may come before it.
  const submission = useRef<Promise<void> | null>(null);
  const submitOnce = (values: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    (submission.current ??= onSubmit(values, helpers).finally(() => {
      submission.current = null;
    }));
  return (
    <Formik<Values>
      initialValues={initialValues ?? (schema.getDefault() as Values)}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={busy ? () => undefined : submitOnce}
    >
      <Form noValidate={!strict} aria-label={label} {...(action === undefined ? {} : { action, method: 'post' })}>
        {strict && <DisableNativeValidation root={root} />}
        <BusyContext value={busy}>
          <FormBody root={root}>{children}</FormBody>
          <InvalidSubmit root={root} onInvalid={onInvalid} />
          {draft && <Draft name={draft} leaveOut={draftWithout} />}
        </BusyContext>
      </Form>
    </Formik>
  );
}

/** With scripts the schema validates instead of the browser. Set on the element, because a state would render all fields again. */
function DisableNativeValidation({ root }: { root: RefObject<HTMLElement | null> }): null {
  useEffect(() => root.current?.closest('form')?.setAttribute('novalidate', ''), [root]);
  return null;
}

/** The fields; a hint floats below them when an answer takes long. */
function FormBody({ root, children }: { root: RefObject<HTMLDivElement | null>; children: ReactNode }): React.JSX.Element {
  const busy = useFormBusy();
  useRestoreFocus(root, busy);
  return (
    <Box ref={root} tabIndex={-1} aria-busy={busy} sx={{ position: 'relative', outline: 'none' }}>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
      {/* Only while it is busy: in a dialog the empty place would be scrollable. */}
      {busy && (
        <Box sx={{ position: 'absolute', insetInline: 0, top: '100%', height: 64 }}>
          <SlowHint />
        </Box>
      )}
    </Box>
  );
}

/** A control with an error, or the first choice of a group that has one. */
const FIRST_WRONG = ':is(input, select, textarea)[aria-invalid=true], [role=radiogroup][aria-invalid=true] input';

/** Moves the focus to the first invalid field after a submit with errors. */
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
