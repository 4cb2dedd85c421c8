import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';

/** How long after the last key what was typed is kept; milliseconds. Leaving the form or the page keeps it at once. */
const REST_MS = 300;

interface Props {
  name: string;
  /** fields that are not kept: a consent is given anew, what the address decides is not overruled */
  leaveOut?: readonly string[];
  /** what was typed before the form's code was there; newer than what is kept */
  typed?: FormikValues;
}

/** Keeps the form around it in the session storage of the tab, and puts it back after a reload. */
export function Draft({ name, leaveOut = NONE, typed }: Props): null {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  const seen = useRef(values);
  const unkept = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const kept = readDraft(name);
    if (!kept && !typed) return;
    const known = pickKnown({ ...without(kept ?? {}, leaveOut), ...typed }, initialValues);
    void setValues({ ...initialValues, ...known }, false);
  }, [name, initialValues, setValues, leaveOut, typed]);
  useEffect(() => {
    if (seen.current === values) return undefined;
    seen.current = values;
    const keep = (): void => {
      unkept.current = null;
      if (dirty) keepDraft(name, values, leaveOut);
      else dropDraft(name);
    };
    unkept.current = keep;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [name, values, dirty, leaveOut]);
  useEffect(() => {
    const keepNow = (): void => unkept.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return null;
}

const NONE: readonly string[] = [];

const without = (values: FormikValues, names: readonly string[]): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));

/** Only fields the form has, of the type they have; a file cannot be kept. */
function pickKnown(kept: Record<string, unknown>, initial: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === typeof initial[key]),
  );
}
