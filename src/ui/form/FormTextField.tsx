import type { ComponentProps, ReactNode } from 'react';
import { characterCount } from '../../lib/text.ts';
import { Input, TextArea } from './controls.ts';
import { Field } from './Field.tsx';
import { useFormField } from './useFormField.ts';

interface Common {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  optional?: boolean;
}

export type TextFieldProps = Common & {
  /** cleans what was typed or pasted: `digitsOnly`, `phoneDigits`, `decimalOnly` */
  clean?: (typed: string) => string;
} & Omit<ComponentProps<'input'>, keyof Common | 'value' | 'onChange' | 'onBlur' | 'id' | 'size'>;

/** One line of text. `type`, `inputMode` and `autoComplete` bring the right keyboard on a phone. */
export function TextField({ name, label, hint, required, optional, clean, ...rest }: TextFieldProps) {
  const { value, error, change, onBlur } = useFormField<string>(name);
  return (
    <Field label={label} error={error} hint={hint} required={required} optional={optional}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => change(clean ? clean(event.target.value) : event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

export type TextAreaFieldProps = Common & {
  /** shows a counter against this many characters (D-51); nothing is cut off */
  limit?: number;
  rows?: number;
};

/** Several lines of text, with a counter where there is a limit. */
export function TextAreaField({ name, label, hint, required, optional, limit, rows = 5 }: TextAreaFieldProps) {
  const { value, error, change, onBlur } = useFormField<string>(name);
  const counter = limit ? `${characterCount(value)} / ${limit}` : undefined;
  return (
    <Field label={label} error={error} hint={hint} aside={counter} required={required} optional={optional}>
      {(control) => (
        <TextArea {...control} name={name} rows={rows} value={value} onChange={(event) => change(event.target.value)} onBlur={onBlur} />
      )}
    </Field>
  );
}
