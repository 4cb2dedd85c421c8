import { useFormikContext, type FormikValues } from 'formik';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { removeDraft, saveDraft, readDraft, type DraftValues } from './draftStorage.ts';

/** Debounce of saving, in milliseconds. When the visitor leaves the form or the page, the draft is saved at once. */
const DEBOUNCE_MS = 300;

/**
 * Names of the drafts whose values the visitor has typed in the present view. Forms of one view that share a draft provide it: switching
 * between them then shows no note, because nothing came back that the visitor had left.
 */
export const TypedDraftsContext = createContext<Set<string> | null>(null);

interface DiscardedDraft {
  /** Values of this form. */
  values: FormikValues;
  /** The whole stored draft, which may have fields of other forms with the same name. */
  stored: DraftValues;
}

interface Draft {
  /** Time when the restored draft was saved; null when no draft was restored, or when it was typed in this view. */
  restoredSavedAt: Date | null;
  /** Time when the values were saved; null while they are the initial values, or when storage is blocked. */
  savedAt: Date | null;
  /** Resets the form to its initial values, which removes the stored draft. */
  discard(): void;
  /** Undoes `discard`. Null when nothing was discarded, or when the visitor has typed something since. */
  undoDiscard: (() => void) | null;
}

/** Saves the values of the surrounding form in this browser, and restores them when the form is shown again. */
export function useDraft(name: string, omit: readonly string[]): Draft {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  // Fields that are never stored do not count as changes.
  const shouldSave = dirty && JSON.stringify(omitValues(values, omit)) !== JSON.stringify(omitValues(initialValues, omit));
  const typedDrafts = use(TypedDraftsContext);
  const isRead = useRef(false);
  const lastSeenValues = useRef(values);
  /** The restored values, which need not be saved again. */
  const restoredValues = useRef<FormikValues | null>(null);
  const pendingSave = useRef<(() => void) | null>(null);
  const [restoredSavedAt, setRestoredSavedAt] = useState<Date | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [discardedDraft, setDiscardedDraft] = useState<DiscardedDraft | null>(null);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const saved = readDraft(name);
    if (!saved) return;
    const restored = { ...initialValues, ...pickKnownFields(omitValues(saved.values, omit), initialValues) };
    if (JSON.stringify(restored) === JSON.stringify(initialValues)) return;
    restoredValues.current = restored;
    void setValues(restored, false);
    if (typedDrafts?.has(name) !== true) setRestoredSavedAt(saved.savedAt);
    setSavedAt(saved.savedAt);
  }, [name, initialValues, setValues, omit, typedDrafts]);
  useEffect(() => {
    if (lastSeenValues.current === values) return undefined;
    lastSeenValues.current = values;
    if (restoredValues.current === values) return undefined;
    const updateStoredDraft = (): void => {
      pendingSave.current = null;
      typedDrafts?.add(name);
      if (!shouldSave) removeDraft(name);
      setSavedAt(shouldSave ? saveDraft(name, values, omit) : null);
      if (shouldSave) setDiscardedDraft(null);
      else setRestoredSavedAt(null);
    };
    pendingSave.current = updateStoredDraft;
    const timer = setTimeout(updateStoredDraft, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, values, shouldSave, omit, typedDrafts]);
  useEffect(() => {
    const saveNow = (): void => pendingSave.current?.();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  const discard = (): void => {
    pendingSave.current?.();
    setDiscardedDraft({ values, stored: readDraft(name)?.values ?? {} });
    setRestoredSavedAt(null);
    resetForm();
  };
  const restoreDiscarded = ({ values: discardedValues, stored: draft }: DiscardedDraft): void => {
    setRestoredSavedAt(saveDraft(name, draft));
    // A new object, so that the effect saves it again.
    void setValues({ ...discardedValues }, false);
    setDiscardedDraft(null);
  };
  return { restoredSavedAt, savedAt, discard, undoDiscard: discardedDraft && (() => restoreDiscarded(discardedDraft)) };
}

const omitValues = (values: FormikValues, names: readonly string[]): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));

/** Keeps the fields that the form has and whose stored value has the right type. */
function pickKnownFields(stored: Record<string, unknown>, initial: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === typeof initial[key]),
  );
}
