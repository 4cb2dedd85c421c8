import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { tone, touch } from '../../theme/tokens.ts';
import { useFormField } from './useFormField.ts';

/** A box or circle to tick and its words; the whole line is the target. */
export const ChoiceLabel = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: touch,
  padding: '9px 0',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 22, height: 22, margin: '3px 0 0', accentColor: tone.violet, cursor: 'inherit' },
});

export const ChoiceProblem = styled('p')({
  margin: 0,
  minHeight: '1.4em',
  color: tone.bad,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontWeight: 600,
});

/** A box to tick, for a consent or a yes or no. */
export function CheckboxField({ name, children, required }: { name: string; children: ReactNode; required?: boolean }) {
  const { value, error, change, onBlur } = useFormField<boolean>(name);
  const id = useId();
  return (
    <div>
      <ChoiceLabel>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          aria-required={required || undefined}
          onChange={(event) => change(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </ChoiceLabel>
      <ChoiceProblem id={id}>{error}</ChoiceProblem>
    </div>
  );
}
