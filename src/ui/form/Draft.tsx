import { Typography } from '@mui/material';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../useNow.ts';
import { removeDraft, saveDraft, readDraft } from './draftStorage.ts';

/** Debounce of saving, in milliseconds; leaving the form or the page saves at once. */
const DEBOUNCE_MS = 300;

interface Props {
  name: string;
  /** fields that are never stored, such as a consent */
  omit?: readonly string[];
}

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', hourCycle: 'h23' });
const dayAndClock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** The time of day, with its day unless that is today. */
const momentText = (moment: Date, now: Date): string => (moment.toDateString() === now.toDateString() ? clock : dayAndClock).format(moment);

/** Saves the values of the surrounding form in this browser, restores them later, and announces both. */
export function Draft({ name, omit = NONE }: Props): React.JSX.Element {
  const now = useNow();
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  const seen = useRef(values);
  const unkept = useRef<(() => void) | null>(null);
  const [restoredFrom, setRestoredFrom] = useState<Date | null>(null);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    const saved = readDraft(name);
    if (!saved) return;
    const known = pickKnown(omitKeys(saved.values, omit), initialValues);
    if (JSON.stringify({ ...initialValues, ...known }) === JSON.stringify(initialValues)) return;
    void setValues({ ...initialValues, ...known }, false);
    setRestoredFrom(saved.at);
  }, [name, initialValues, setValues, omit]);
  useEffect(() => {
    if (seen.current === values) return undefined;
    seen.current = values;
    const keep = (): void => {
      unkept.current = null;
      if (!dirty) removeDraft(name);
      setKeptAt(dirty ? saveDraft(name, values, omit) : null);
      if (!dirty) setRestoredFrom(null);
    };
    unkept.current = keep;
    const timer = setTimeout(keep, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, values, dirty, omit]);
  useEffect(() => {
    const keepNow = (): void => unkept.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      data-scripts=""
      sx={{ minHeight: '1.6em', mt: 1, ':where([role=dialog]) &': { px: 3, pb: 2 } }}
    >
      {/* Announced, because a restored form is not obvious; saving is not, or it would interrupt typing. */}
      <span role="status">{restoredFrom !== null && `What you typed was restored, as saved at ${momentText(restoredFrom, now)}. `}</span>
      {keptAt !== null && `Kept in this browser at ${momentText(keptAt, now)}, until you send it or log out.`}
    </Typography>
  );
}

const NONE: readonly string[] = [];

const omitKeys = (values: FormikValues, names: readonly string[]): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));

/** Drops unknown fields, values of another type, and files, which cannot be stored. */
function pickKnown(kept: Record<string, unknown>, initial: FormikValues): FormikValues {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === typeof initial[key]),
  );
}
