import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft } from './draftStorage.ts';

/** Debounce of saving, in milliseconds; leaving the form or the page saves at once. */
const REST_MS = 300;

interface Props {
  name: string;
  /** fields that are never stored, such as a consent */
  leaveOut?: readonly string[];
}

/** Saves the surrounding form's values in session storage and restores them after a reload. */
export function Draft({ name, leaveOut = NONE }: Props): null {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  const seen = useRef(values);
  const unkept = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const saved = readDraft(name);
    if (!saved) return;
    const known = pickKnown(without(saved, leaveOut), initialValues);
    void setValues({ ...initialValues, ...known }, false);
  }, [name, initialValues, setValues, leaveOut]);
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

/** Drops unknown fields, values of another type, and files, which cannot be stored. */
function pickKnown(kept: Record<string, unknown>, initial: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === typeof initial[key]),
  );
}
