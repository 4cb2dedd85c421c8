import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

/** Keeps the form around it in the session storage of the tab, and puts it back after a reload. */
export function Draft({ name }: { name: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const kept = read(name);
    if (kept) void setValues({ ...initialValues, ...pickKnown(kept, initialValues) }, false);
  }, [name, initialValues, setValues]);
  useEffect(() => {
    if (!restored.current) return undefined;
    const timer = setTimeout(() => (dirty ? write(name, values) : clear(name)), 300);
    return () => clearTimeout(timer);
  }, [name, values, dirty]);
  return null;
}

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
