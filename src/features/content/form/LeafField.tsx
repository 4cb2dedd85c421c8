import { Button, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { toWebAddress } from '../../../../shared/addresses.ts';
import { toAsciiDigits } from '../../../../shared/digits.ts';
import { removeInvisible } from '../../../../shared/text.ts';
import { cleanLine, cleanLines, cleanPhone } from '../../../lib/pastedText.ts';
import { FormCheckbox } from '../../../ui/form/FormCheckbox.tsx';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField, type FormTextFieldProps } from '../../../ui/form/FormTextField.tsx';
import { capitalise, hintOf, kindOf, labelOf, type FieldKind, type Property } from './jsonSchema.ts';

/** Completes an address without its beginning, such as `www.example.org`. Paths of this site stay. */
const completeAddress = (typed: string): string => (typed.trim().startsWith('/') ? typed : (toWebAddress(typed) ?? typed));

const TEXT_PROPS = new Map<FieldKind, Partial<FormTextFieldProps>>([
  ['date', { type: 'date' }],
  ['email', { type: 'email', inputMode: 'email' }],
  ['link', { inputMode: 'url', clean: removeInvisible, completeOnBlur: completeAddress }],
  ['lines', { rows: 2, grows: true, clean: cleanLines }],
  ['phone', { inputMode: 'tel', clean: cleanPhone }],
  ['text', { clean: cleanLine }],
  ['figure', { clean: cleanLine }],
  ['dates', { clean: cleanLine }],
]);

const inputModeOf = ({ type }: Property['schema']): 'numeric' | 'decimal' => (type === 'number' ? 'decimal' : 'numeric');

/** Text with formatting, and a button that tells how to write it. */
function MarkdownField(props: FormTextFieldProps): React.JSX.Element {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <FormTextField {...props} rows={6} grows clean={cleanLines} />
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        aria-label={`How to format: ${props.label}`}
      >
        How to format
      </Button>
      <Collapse in={open} id={id} mountOnEnter unmountOnExit>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', pb: 1 }}>
          {MARKDOWN_HINT}
        </Typography>
      </Collapse>
    </div>
  );
}

const MARKDOWN_HINT = `**bold** is printed bold, *slanted* in italics.
[words](https://www.example.org) makes a link.
Lines that begin with - make a list; with 1. a numbered one.
An empty line begins a new paragraph; ## at the beginning of a line makes a heading.`;

interface Props extends Property {
  /** Path in the form's values. */
  path: string;
  /** Label, where the field's own would not be enough. */
  label?: string;
}

/** Field with one value: text, number, choice or checkbox. */
export function LeafField({ path, label: ownLabel, ...property }: Props): React.JSX.Element {
  const { schema, required } = property;
  const kind = kindOf(schema);
  const label = ownLabel ?? labelOf(property);
  const common = { name: path, label, hint: hintOf(property), required, optional: !required };
  if (kind === 'boolean')
    return (
      <FormCheckbox name={path} hint={common.hint}>
        {label}
      </FormCheckbox>
    );
  if (kind === 'choice') {
    const options = (schema.enum ?? []).map((choice) => ({ value: String(choice), label: capitalise(String(choice)) }));
    return <FormSelect {...common} options={options} placeholder={required ? 'Please choose' : 'None'} />;
  }
  // What a browser knows of the editor does not belong on the site.
  const props = { ...common, autoComplete: 'off' };
  const limit = schema.maxLength === undefined ? {} : { limit: schema.maxLength };
  if (kind === 'markdown') return <MarkdownField {...props} {...limit} />;
  if (kind === 'number') return <FormTextField {...props} inputMode={inputModeOf(schema)} clean={toAsciiDigits} />;
  return <FormTextField {...props} {...limit} {...TEXT_PROPS.get(kind)} />;
}
