import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { FormShell } from '../../../ui/form/FormShell.tsx';

export type ContentValue = Record<string, unknown>;

export interface ContentMistake {
  /** JSON pointer of the field; empty when the mistake is elsewhere. */
  pointer: string;
  message: string;
}

interface Props {
  /** JSON Schema of the value, as the server sends it. */
  schema: Readonly<Record<string, unknown>>;
  value: ContentValue;
  /** Mistakes that the server found in what was saved last. */
  mistakes: readonly ContentMistake[];
  label: string;
  /** Name of the draft in this browser; without one nothing is stored. */
  draftName?: string;
  /** Saves the value; it may reject, and the caller then shows why. */
  onSave(value: ContentValue): Promise<void>;
  /** The form's actions, which may use `useContentValue` and the form kit's buttons. */
  children: ReactNode;
}

/** Returns a function that reads the form's present value in the API's shape, for a preview or a draft that a button asks for. */
export function useContentValue(): () => ContentValue {
  const { values } = useFormikContext<ContentValue>();
  return () => values;
}

/** Form of a content file, made from the schema of its value. */
export function ContentForm({ value, label, draftName, onSave, children }: Props): React.JSX.Element {
  return (
    <FormShell schema={object()} initialValues={value} onSubmit={onSave} label={label} {...(draftName !== undefined && { draftName })}>
      {children}
    </FormShell>
  );
}
