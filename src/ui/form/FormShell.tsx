import { Box, Stack } from '@mui/material';
import { Form, Formik, useFormikContext, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import type { ObjectSchema } from 'yup';
import { SlowHint } from '../page/Loading.tsx';
import { Draft } from './Draft.tsx';
import { enterSilentInput, findUnfinishedDates } from './silentInput.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface FormShellProps<Values extends FormikValues> {
  /** Provides error messages and default values. */
  schema: ObjectSchema<Values>;
  initialValues?: Values;
  /** Called once per submit of a valid form. The form is busy until the promise settles. */
  onSubmit(values: Values, helpers: FormikHelpers<Values>): Promise<void>;
  /** Called after a submit with invalid fields (CONT-05). */
  onInvalid?(): void;
  /** Whether another request of the form is pending. If so, submits are ignored. */
  busy?: boolean;
  /**
   * Name under which the draft is saved until the form is sent or reset (APPLY-04). Forms with the same name share their fields' values.
   */
  draftName?: string;
  /** Fields that the draft omits. The array must be stable. */
  draftOmits?: readonly string[];
  /** Endpoint for browsers without scripts, so that no input ends up in a URL. */
  action?: string;
  /** Enables native validation (`required`) while there are no scripts. */
  usesNativeValidation?: boolean;
  label: string;
  children: ReactNode;
}

/** Whether a request other than the form's own submit is pending. */
const BusyContext = createContext(false);

/** Returns whether any request of the surrounding form is pending. The form's buttons are then disabled (AUTH-05). */
export function useFormBusy(): boolean {
  const { isSubmitting } = useFormikContext();
  return use(BusyContext) || isSubmitting;
}

/**
 * Form with validation on blur and submit, a guard against double submits, focus on the first invalid field and an optional draft
 * (architecture, rule 7). It sends what its fields show, also what was filled in without an event.
 */
export function FormShell<Values extends FormikValues>(props: FormShellProps<Values>): React.JSX.Element {
  const {
    schema,
    initialValues,
    onSubmit,
    onInvalid,
    busy = false,
    draftName,
    draftOmits,
    action,
    usesNativeValidation = false,
    label,
    children,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const formik = useRef<FormikProps<Values>>(null);
  // At submit, and whenever a field is left: validation would render fields with the values that Formik has, and so empty them.
  const readFields = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    if (formik.current !== null) enterSilentInput(currentTarget, formik.current.values);
  };
  const validateDates = (): ReturnType<typeof findUnfinishedDates> => {
    const form = root.current?.closest('form');
    return form ? findUnfinishedDates(form) : {};
  };
  // Buttons are disabled only by the next render. A second submit may come before that.
  const submission = useRef<Promise<void> | null>(null);
  const submitOnce = (values: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    (submission.current ??= onSubmit(values, helpers).finally(() => {
      submission.current = null;
    }));
  const body = <FormBody root={root}>{children}</FormBody>;
  return (
    <Formik<Values>
      innerRef={formik}
      initialValues={initialValues ?? (schema.getDefault() as Values)}
      validationSchema={schema}
      validate={validateDates}
      validateOnChange={false}
      onSubmit={busy ? () => Promise.resolve() : submitOnce}
    >
      <Form
        noValidate={!usesNativeValidation}
        aria-label={label}
        onSubmitCapture={readFields}
        onBlurCapture={readFields}
        {...(action === undefined ? {} : { action, method: 'post' })}
      >
        {usesNativeValidation && <DisableNativeValidation root={root} />}
        <BusyContext value={busy}>
          <InvalidSubmit root={root} onInvalid={onInvalid} />
          {draftName === undefined ? (
            body
          ) : (
            <Draft name={draftName} omit={draftOmits}>
              {body}
            </Draft>
          )}
        </BusyContext>
      </Form>
    </Formik>
  );
}

/**
 * Turns native validation off, because with scripts the schema validates. Writes to the element, because state would render all fields
 * again.
 */
function DisableNativeValidation({ root }: { root: RefObject<HTMLElement | null> }): null {
  useEffect(() => root.current?.closest('form')?.setAttribute('novalidate', ''), [root]);
  return null;
}

/** The form's fields, and a hint that appears when the request is slow. */
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

/** Selects invalid controls, and the choices of an invalid radio group. */
const FIRST_INVALID = ':is(input, select, textarea)[aria-invalid=true], [role=radiogroup][aria-invalid=true] input';

/** Moves the focus to the first invalid field after a submit with invalid fields. */
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
