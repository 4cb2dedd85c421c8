import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { tone } from '../../theme/tokens.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
const Label = styled('label')({ fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 });
const Optional = styled('span')({ marginInlineStart: 6, color: tone.inkSoft, fontWeight: 400 });
const Note = styled('span')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: '1.45em',
  color: tone.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
});
const Problem = styled('span')({ color: tone.bad, fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 });

/** What a control inside a `Field` must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  label: string;
  /** the present error in words; undefined when all is well */
  error?: string;
  hint?: ReactNode;
  /** at the end of the hint's line: a counter */
  aside?: ReactNode;
  /** says so in the label where a field may stay empty */
  optional?: boolean;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above, control, and one line below for the hint or the error; the line keeps its place, so that
 * nothing moves when an error comes.
 */
export function Field({ label, error, hint, aside, optional, required, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error || hint || aside);
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>(optional)</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <Note id={noteId}>
        {error ? <Problem>{error}</Problem> : <span>{hint}</span>}
        {aside && <span>{aside}</span>}
      </Note>
    </Root>
  );
}
