import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

/** How long after the last key what was typed is kept; milliseconds. Leaving the form or the page keeps it at once. */
const REST_MS = 300;

interface Props {
  name: string;
  /** fields that are not kept: a consent is given anew, what the address decides is not overruled */
  leaveOut?: readonly string[];
}

/** Keeps the form around it in the session storage of the tab, and puts it back after a reload. */
export function Draft({ name, leaveOut = NONE }: Props): null {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  const seen = useRef(values);
  const unkept = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const kept = read(name);
    if (kept) void setValues({ ...initialValues, ...pickKnown(without(kept, leaveOut), initialValues) }, false);
  }, [name, initialValues, setValues, leaveOut]);
  useEffect(() => {
    if (seen.current === values) return undefined;
    seen.current = values;
    const keep = (): void => {
      unkept.current = null;
      if (dirty) write(name, without(values, leaveOut));
      else clear(name);
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

// Storage may be blocked or full: a draft is a kindness, the form works without it.
function read(name: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function write(name: string, values: FormikValues): void {
  try {
    sessionStorage.setItem(
      name,
      JSON.stringify(values, (_, value: unknown) => (value instanceof File ? undefined : value)),
    );
  } catch {
    clear(name);
  }
}

function clear(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // nothing was kept then
  }
}
