import styled from '@emotion/styled';
import { useId } from 'react';
import { ChoiceLabel, ChoiceProblem } from './CheckboxField.tsx';
import type { Option } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
});

/** One of a few, all of them in sight. */
export function RadioField({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  const { value, error, change, onBlur } = useFormField<string>(name);
  const id = useId();
  return (
    <Group role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => change(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </ChoiceLabel>
        ))}
      </div>
      <ChoiceProblem id={id}>{error}</ChoiceProblem>
    </Group>
  );
}
