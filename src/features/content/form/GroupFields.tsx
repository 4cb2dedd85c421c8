import { Box, Button, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo, useRef, type ReactNode } from 'react';
import { tone } from '../../../theme/tokens.ts';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { withFormikField } from '../../../ui/form/withFormikField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showUndo } from '../../../ui/toast/toast.ts';
import { useContentForm } from './formContext.ts';
import { toForm, type FormGroup } from './formValue.ts';
import { GroupFrame, GroupMistake, type Level } from './GroupFrame.tsx';
import { hintOf, kindOf, labelOf, propertiesOf, sectionIdOf, type JsonSchema, type Property } from './jsonSchema.ts';
import { LeafField } from './LeafField.tsx';
import { ListField, type GroupFieldsProps } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { CONTROLS, useNextFocus } from './useNextFocus.ts';

/** Fields below a heading that folds them. Folded it renders none of them, as an entry of a list. */
function Section({ name, first, children }: { name: string; first: JsonSchema; children: ReactNode }): React.JSX.Element {
  const { openIds, setOpen } = useContentForm();
  const id = sectionIdOf(first) ?? '';
  const isOpen = openIds.has(id);
  return (
    <SectionBox>
      <Button
        variant="text"
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setOpen(id, !isOpen)}
        endIcon={<Icon icon="down" style={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
        sx={{ justifyContent: 'space-between', px: 0, typography: 'h4', textAlign: 'start' }}
      >
        {name}
      </Button>
      {isOpen && (
        <GroupFrame legend={name} level="hidden">
          {children}
        </GroupFrame>
      )}
    </SectionBox>
  );
}

interface FieldProps extends Property {
  /** Path in the form's values. */
  path: string;
  level: Level;
}

const SectionBox = styled(Box)({ borderTop: `1px solid ${tone.line}`, paddingTop: 8 });

/** Group that may be absent: a button adds it, and another removes it. */
const OptionalGroup = withFormikField<FormGroup | null, FieldProps & { name: string }>(({ path, level, schema, name, field }) => {
  const { value, change } = field;
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus(root);
  const property = { name: path.split('.').at(-1) ?? name, schema };
  const label = labelOf(property);
  const add = (): void => {
    change(toForm(schema, {}, true) as FormGroup);
    focusNext(CONTROLS);
  };
  const remove = (): void => {
    change(null);
    showUndo(`${label}: removed.`, `content-${path}`, () => change(value));
  };
  return (
    <Stack ref={root} id={path} sx={{ gap: 1 }}>
      {value !== null && (
        <GroupFrame path={path} legend={label} level={level} hint={hintOf(property)}>
          <GroupFields path={path} schema={schema} level={2} />
        </GroupFrame>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="outlined" onClick={value === null ? add : remove} sx={{ alignSelf: 'flex-start' }}>
        {`${value === null ? 'Add' : 'Remove'}: ${label}`}
      </Button>
      {value === null && (
        <Typography variant="body2" color="textSecondary">
          {hintOf(property)}
        </Typography>
      )}
      {value === null && <GroupMistake path={path} id={`${path}-mistake`} />}
    </Stack>
  );
});

/** The first day of an event, and its last one if it takes several. */
function WhenField({ path, ...property }: FieldProps): React.JSX.Element {
  return (
    <GroupFrame legend={labelOf(property)} level="hidden" hint={hintOf(property)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 1, sm: 3 } }}>
        <FormTextField name={`${path}.first`} label="First day" type="date" required={property.required} />
        <FormTextField name={`${path}.last`} label="Last day" type="date" hint="Empty for one day" optional />
      </Stack>
    </GroupFrame>
  );
}

function SchemaField(props: FieldProps): React.JSX.Element {
  const { path, level, name, schema, required } = props;
  const property = { name, schema };
  switch (kindOf(schema)) {
    case 'group':
      if (!required) return <OptionalGroup {...props} name={path} />;
      return (
        <GroupFrame path={path} legend={labelOf(property)} level={level} hint={hintOf(property)}>
          <GroupFields path={path} schema={schema} level={2} />
        </GroupFrame>
      );
    case 'list':
      return <ListField name={path} label={labelOf(property)} hint={hintOf(property)} schema={schema} level={level} Fields={GroupFields} />;
    case 'when':
      return <WhenField {...props} />;
    case 'picture':
      return <PictureField name={path} label={labelOf(property)} hint={hintOf(property)} schema={schema} required={required} />;
    default:
      return <LeafField path={path} name={name} schema={schema} required={required} />;
  }
}

/** Fields of an object in the order of its schema, those with a section below its heading. Renders anew only for another schema. */
export const GroupFields = memo(function GroupFields({ path, schema, level }: GroupFieldsProps): React.JSX.Element {
  const properties = propertiesOf(schema);
  const sections = new Map<string, Property[]>();
  for (const property of properties) {
    const section = property.schema['x-section'] ?? '';
    sections.set(section, [...(sections.get(section) ?? []), property]);
  }
  const renderField = (property: Property, fieldLevel: Level): React.JSX.Element => (
    <SchemaField key={property.name} {...property} path={[path, property.name].filter(Boolean).join('.')} level={fieldLevel} />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {[...sections].map(([section, fields]) =>
        section === '' ? (
          fields.map((property) => renderField(property, level))
        ) : (
          <Section key={section} name={section} first={fields[0]?.schema ?? {}}>
            {fields.map((property) => renderField(property, labelOf(property) === section ? 'hidden' : 2))}
          </Section>
        ),
      )}
    </Stack>
  );
});
