import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { removeDraft, saveDraft, readDraft, type DraftValues } from './draftStorage.ts';

/** Debounce of saving, in milliseconds; leaving the form or the page saves at once. */
const DEBOUNCE_MS = 300;

/** A discarded draft: the form's values, and all that was stored, as forms may share a draft. */
interface Discarded {
  values: FormikValues;
  stored: DraftValues;
}

interface Draft {
  /** When the draft that was restored into the form had been saved; null when none was restored. */
  restoredFrom: Date | null;
  /** When the values were saved; null while they are the initial ones, or storage is blocked. */
  keptAt: Date | null;
  /** Resets the form to its initial values. */
  discard(): void;
  /** Undoes `discard`; null when nothing was discarded, or something else has been typed since. */
  bringBack: (() => void) | null;
}

/** Saves the values of the surrounding form in this browser, and fills the form in with them later. */
export function useDraft(name: string, omit: readonly string[]): Draft {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  // Ignores fields that are never stored, such as a file.
  const isKeepable = dirty && JSON.stringify(omitValues(values, omit)) !== JSON.stringify(omitValues(initialValues, omit));
  const isRead = useRef(false);
  const savedValues = useRef(values);
  /** The restored values: they need not be stored again. */
  const stored = useRef<FormikValues | null>(null);
  const unkept = useRef<(() => void) | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<Date | null>(null);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const saved = readDraft(name);
    if (!saved) return;
    const restored = { ...initialValues, ...pickKnown(omitValues(saved.values, omit), initialValues) };
    if (JSON.stringify(restored) === JSON.stringify(initialValues)) return;
    stored.current = restored;
    void setValues(restored, false);
    setRestoredFrom(saved.at);
    setKeptAt(saved.at);
  }, [name, initialValues, setValues, omit]);
  useEffect(() => {
    if (savedValues.current === values) return undefined;
    savedValues.current = values;
    if (stored.current === values) return undefined;
    const storeDraft = (): void => {
      unkept.current = null;
      if (!isKeepable) removeDraft(name);
      setKeptAt(isKeepable ? saveDraft(name, values, omit) : null);
      if (isKeepable) setDiscarded(null);
      else setRestoredFrom(null);
    };
    unkept.current = storeDraft;
    const timer = setTimeout(storeDraft, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, values, isKeepable, omit]);
  useEffect(() => {
    const keepNow = (): void => unkept.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  const discard = (): void => {
    unkept.current?.();
    setDiscarded({ values, stored: readDraft(name)?.values ?? {} });
    setRestoredFrom(null);
    resetForm();
  };
  const bringBack = ({ values: before, stored: draft }: Discarded): void => {
    setRestoredFrom(saveDraft(name, draft));
    // A new object, so that the effect saves it again.
    void setValues({ ...before }, false);
    setDiscarded(null);
  };
  return { restoredFrom, keptAt, discard, bringBack: discarded && (() => bringBack(discarded)) };
}

const omitValues = (values: FormikValues, names: readonly string[]): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));

/** Drops unknown fields, values of another type, and files, which cannot be stored. */
function pickKnown(stored: Record<string, unknown>, initial: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === typeof initial[key]),
  );
}
