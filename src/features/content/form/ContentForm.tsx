import { Alert, Box, Typography } from '@mui/material';
import { setNestedObjectValues, useFormikContext, type FormikHelpers } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ContentMistake, ContentValue } from '../../../api/endpoints/editing.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ContentFormContext, useContentForm, type PicturePlace } from './formContext.ts';
import { createFormSchema } from './formSchema.ts';
import { isFilled, isGroup, pathOf, readContent, toForm, type FormGroup } from './formValue.ts';
import { GroupFields } from './GroupFields.tsx';
import { propertiesOf, sectionIdOf, type JsonSchema } from './jsonSchema.ts';
import { listFaultyIds, withReported, type ReportedMistake } from './mistakes.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface Props {
  /** JSON Schema of the value, as the server sends it. Read once, as `value` is: another file needs another key. */
  schema: Readonly<Record<string, unknown>>;
  value: ContentValue;
  /** Mistakes that the server found in what was sent last. */
  mistakes: readonly ContentMistake[];
  label: string;
  /** Name of the draft in this browser; without one nothing is stored. */
  draftName?: string;
  /** Saves the value. Rejects when it was not saved; the caller shows why. */
  onSave(value: ContentValue): Promise<void>;
  /** The form's actions, which may use `useContentValue` and the form kit's buttons. */
  children: ReactNode;
}

/** Returns a function that reads the form's present value in the API's shape, for a preview or a draft that a button asks for. */
export function useContentValue(): () => ContentValue {
  return useContentForm().read;
}

/** Selects what is wrong: fields, and messages about a picture, a list or a group. */
const MISTAKEN = ':is([aria-invalid=true]:is(input, select, textarea), [data-mistake])';

interface MistakesProps {
  schema: JsonSchema;
  mistakes: readonly ContentMistake[];
  /** Hands the mistakes of fields to the form's schema. */
  report: (mistakes: readonly ReportedMistake[]) => void;
  /** Number of attempts to save what has mistakes. */
  invalidCount: number;
  onReveal: (ids: readonly string[]) => void;
  root: RefObject<HTMLElement | null>;
}

/** Shows the server's mistakes, those of fields at their fields; unfolds what has mistakes, and moves the focus to the first. */
function Mistakes({ schema, mistakes, report, invalidCount, onReveal, root }: MistakesProps): React.JSX.Element | null {
  const { values, errors, validateForm, setTouched } = useFormikContext<FormGroup>();
  const [revealCount, setRevealCount] = useState(0);
  const latest = useRef({ values, errors });
  useLayoutEffect(() => {
    latest.current = { values, errors };
  });
  const reveal = useCallback(
    (found: object): void => {
      onReveal(listFaultyIds(schema, found, latest.current.values));
      setRevealCount((count) => count + 1);
    },
    [schema, onReveal],
  );
  useEffect(() => {
    if (invalidCount > 0) reveal(latest.current.errors);
  }, [invalidCount, reveal]);
  useEffect(() => {
    const form = latest.current.values;
    report(
      mistakes.flatMap(({ pointer, message }) => {
        const path = pathOf(schema, form, pointer);
        return path === null ? [] : [{ path, message, form }];
      }),
    );
    if (mistakes.length === 0) return;
    void setTouched(setNestedObjectValues(form, true), false);
    void validateForm().then(reveal);
  }, [mistakes, schema, report, setTouched, validateForm, reveal]);
  useEffect(() => {
    if (revealCount > 0) root.current?.querySelector<HTMLElement>(MISTAKEN)?.focus();
  }, [revealCount, root]);
  const others = mistakes.filter(({ pointer }) => pathOf(schema, values, pointer) === null);
  if (others.length === 0) return null;
  return (
    <Alert severity="error" icon={<Icon icon="alert" size={28} />} tabIndex={-1} data-mistake="">
      {others.map(({ pointer, message }) => (
        <Typography key={`${pointer} ${message}`}>{message}</Typography>
      ))}
    </Alert>
  );
}

/** Hands on the form's present values. */
function Values({ onChange }: { onChange: (values: FormGroup) => void }): null {
  const { values } = useFormikContext<FormGroup>();
  useLayoutEffect(() => onChange(values), [values, onChange]);
  return null;
}

function createModel(schema: JsonSchema, value: ContentValue) {
  const form = toForm(schema, value, true);
  const initialValues = isGroup(form) ? form : {};
  const filled = propertiesOf(schema).filter(({ name, required }) => required || isFilled(initialValues[name] ?? null));
  const openIds = new Set(filled.flatMap((property) => sectionIdOf(property.schema) ?? []));
  return { schema, value, initialValues, openIds, ...withReported(createFormSchema(schema)) };
}

/** Form of a content file, made from the schema of its value (EDIT-03). */
export function ContentForm(props: Props): React.JSX.Element {
  const { mistakes, label, draftName, onSave, children } = props;
  const [model] = useState(() => createModel(props.schema, props.value));
  const { schema, value, initialValues, report, formSchema } = model;
  const root = useRef<HTMLDivElement>(null);
  const values = useRef(initialValues);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(model.openIds);
  const [news, setNews] = useState('');
  const [place, setPlace] = useState<PicturePlace | null>(null);
  const [invalidCount, setInvalidCount] = useState(0);

  const read = useCallback(() => readContent(schema, values.current, value), [schema, value]);
  const keepValues = useCallback((present: FormGroup): void => {
    values.current = present;
  }, []);
  const setOpen = useCallback((id: string, isOpen: boolean): void => {
    setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id)));
  }, []);
  const openAll = useCallback((ids: readonly string[]): void => setOpenIds((others) => new Set([...others, ...ids])), []);
  const countInvalid = useCallback((): void => setInvalidCount((count) => count + 1), []);
  const state = useMemo(() => ({ values, read, openIds, setOpen, announce: setNews, choosePicture: setPlace }), [read, openIds, setOpen]);
  const submit = async (form: FormGroup, { resetForm }: FormikHelpers<FormGroup>): Promise<void> => {
    try {
      await onSave(readContent(schema, form, value));
    } catch {
      // The caller shows why; the form stays as it is.
      return;
    }
    // Removes the draft in this browser.
    resetForm({ values: { ...form } });
  };
  return (
    <ContentFormContext value={state}>
      <FormShell
        schema={formSchema}
        initialValues={initialValues}
        onSubmit={submit}
        onInvalid={countInvalid}
        label={label}
        {...(draftName !== undefined && { draftName })}
      >
        <Values onChange={keepValues} />
        <Box ref={root} sx={{ display: 'grid', gap: 2, maxWidth: 860, '& > *': { minWidth: 0 } }}>
          {/* A file that is one list is told by the form's own label. */}
          <GroupFields path="" schema={schema} level={propertiesOf(schema).length === 1 ? 'hidden' : 1} />
          <Mistakes schema={schema} mistakes={mistakes} report={report} invalidCount={invalidCount} onReveal={openAll} root={root} />
        </Box>
        <Typography variant="srOnly" role="status">
          {news}
        </Typography>
        {children}
      </FormShell>
      <PictureDialog place={place} onClose={() => setPlace(null)} />
    </ContentFormContext>
  );
}
