import { Box, Button, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { getIn } from 'formik';
import { memo, useMemo, useRef, type ComponentType } from 'react';
import { tone } from '../../../theme/tokens.ts';
import { withFormikField } from '../../../ui/form/withFormikField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showUndo } from '../../../ui/toast/toast.ts';
import { useContentForm } from './formContext.ts';
import { createEntry, isGroup, type FormEntry } from './formValue.ts';
import { GroupFrame, type Level } from './GroupFrame.tsx';
import { entryLabelOf, kindOf, propertiesOf, type JsonSchema } from './jsonSchema.ts';
import { LeafField } from './LeafField.tsx';
import { CONTROLS, useNextFocus } from './useNextFocus.ts';

const List = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li')({
  minWidth: 0,
  border: `1px solid ${tone.line}`,
  borderRadius: 8,
  '&[data-plain]': { border: 0 },
});

/** The line of an entry wraps on narrow screens, so that its name stays readable. */
const Line = styled(Box)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 4 });

/** Fields by which people know an entry, best first. */
const TITLE_FIELDS = ['name', 'title', 'label', 'month', 'number', 'figure', 'year'];

/** Returns the words by which people know an entry; the list's word and the position when it has none. */
function titleOf({ value }: FormEntry, schema: JsonSchema, index: number): string {
  const properties = propertiesOf(schema.items ?? {}).map(({ name }) => name);
  const names = [...TITLE_FIELDS.filter((name) => properties.includes(name)), ...properties];
  const texts = names.map((name) => (isGroup(value) ? value[name] : null)).filter((text) => typeof text === 'string' && text.trim() !== '');
  const title = typeof texts[0] === 'string' ? texts[0] : `${entryLabelOf(schema)} ${index + 1}`;
  return isGroup(value) && value.hidden === true ? `${title} (hidden)` : title;
}

/** Props of the fields of an entry. They may contain lists, so they come from outside. */
export interface GroupFieldsProps {
  /** Path of the object in the form's values; empty for the form itself. */
  path: string;
  schema: JsonSchema;
  level: Level;
}

interface EntryActions {
  toggle(id: string, isOpen: boolean): void;
  move(id: string, by: 1 | -1): void;
  remove(id: string): void;
}

interface EntryProps {
  id: string;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  title: string;
  /** Path of the entry's value. */
  path: string;
  schema: JsonSchema;
  Fields: ComponentType<GroupFieldsProps>;
  canRemove: boolean;
  actions: EntryActions;
}

function EntryButtons({ id, index, isLast, title, canRemove, actions }: EntryProps): React.JSX.Element {
  // At an end the button keeps the focus, which a disabled one would lose.
  return (
    <Box sx={{ flex: 'none' }}>
      <IconButton
        aria-label={`Move up: ${title}`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && actions.move(id, -1)}
        sx={{ '& > svg': { transform: 'rotate(180deg)' } }}
      >
        <Icon icon="down" />
      </IconButton>
      <IconButton aria-label={`Move down: ${title}`} aria-disabled={isLast} onClick={() => !isLast && actions.move(id, 1)}>
        <Icon icon="down" />
      </IconButton>
      {canRemove && (
        <IconButton data-remove="" aria-label={`Remove: ${title}`} onClick={() => actions.remove(id)}>
          <Icon icon="close" />
        </IconButton>
      )}
    </Box>
  );
}

/** An entry with several fields. Folded it is one line and renders none of them, so that long lists stay quick. */
const FoldedEntry = memo(function FoldedEntry(props: EntryProps): React.JSX.Element {
  const { id, isOpen, title, path, schema, Fields, actions } = props;
  return (
    <Entry data-entry={id}>
      <Line>
        <Button
          variant="text"
          aria-expanded={isOpen}
          onClick={() => actions.toggle(id, !isOpen)}
          startIcon={<Icon icon="down" style={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
          sx={{ flex: '1 1 10rem', minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {title}
        </Button>
        <EntryButtons {...props} />
      </Line>
      {isOpen && (
        <Box data-body="" sx={{ px: { xs: 1.5, sm: 2 }, pt: 1, pb: 2 }}>
          <GroupFrame path={path} legend={title} level="hidden">
            <Fields path={path} schema={schema.items ?? {}} level={2} />
          </GroupFrame>
        </Box>
      )}
    </Entry>
  );
});

/** An entry that is one field. */
const PlainEntry = memo(function PlainEntry(props: EntryProps): React.JSX.Element {
  const { id, index, path, schema } = props;
  return (
    <Entry data-entry={id} data-plain="">
      <Line>
        <Box data-body="" sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <LeafField path={path} name="" label={`${entryLabelOf(schema)} ${index + 1}`} schema={plainItem(schema)} required />
        </Box>
        <EntryButtons {...props} title={`${entryLabelOf(schema)} ${index + 1}`} />
      </Line>
    </Entry>
  );
});

/** The schema of an entry without a hint, which would stand at every one. */
const plainItem = ({ items = {} }: JsonSchema): JsonSchema => ({ ...items, 'x-hint': '' });

interface Props {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint: string | undefined;
  schema: JsonSchema;
  level: Level;
  Fields: ComponentType<GroupFieldsProps>;
}

/** List of entries that are added, removed and moved by buttons, which keep the focus and tell the new place. */
export const ListField = withFormikField<FormEntry[], Props>(({ name, label, hint, schema, level, Fields, field }) => {
  const { value: entries, change } = field;
  const { values, openIds, setOpen, announce } = useContentForm();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useNextFocus(root);
  const { minItems = 0, maxItems = Infinity } = schema;
  const isPlain = kindOf(schema.items ?? {}) !== 'group';
  const EntryRow = isPlain ? PlainEntry : FoldedEntry;
  const word = entryLabelOf(schema).toLowerCase();

  const actions = useMemo<EntryActions>(() => {
    const read = (): FormEntry[] => (getIn(values.current, name) as FormEntry[] | undefined) ?? [];
    const restoreEntry = (entry: FormEntry, index: number): void => {
      const present = read();
      if (present.some(({ id }) => id === entry.id)) return;
      change(present.toSpliced(index, 0, entry));
      focusNext(`[data-entry="${entry.id}"] ${CONTROLS}`);
    };
    return {
      toggle: setOpen,
      move(id, by) {
        const present = read();
        const index = present.findIndex((entry) => entry.id === id);
        const [entry, place] = [present[index], index + by];
        if (entry === undefined || place < 0 || place >= present.length) return;
        // React gives a moved button its focus back.
        change(present.toSpliced(index, 1).toSpliced(place, 0, entry));
        announce(`${titleOf(entry, schema, index)}: now ${place + 1} of ${present.length}`);
      },
      remove(id) {
        const present = read();
        const index = present.findIndex((entry) => entry.id === id);
        const entry = present[index];
        if (entry === undefined) return;
        change(present.toSpliced(index, 1));
        // The button disappears; the toast's button takes the focus if it came from the keyboard. The neighbour's is where one looks.
        const neighbour = present[index + 1] ?? present[index - 1];
        const next = neighbour === undefined ? '[data-add]' : `[data-entry="${neighbour.id}"] [data-remove]`;
        root.current?.querySelector<HTMLElement>(next)?.focus();
        showUndo(`${titleOf(entry, schema, index)}: removed.`, `content-${name}`, () => restoreEntry(entry, index));
      },
    };
  }, [values, name, schema, change, setOpen, announce, focusNext]);

  const add = (): void => {
    const entry = createEntry(schema);
    change(schema['x-newest-first'] === true ? [entry, ...entries] : [...entries, entry]);
    setOpen(entry.id, true);
    focusNext(`[data-entry="${entry.id}"] [data-body] ${CONTROLS}`);
  };
  return (
    <div ref={root}>
      <GroupFrame path={name} legend={label} level={level} hint={hint}>
        {entries.length > 0 && (
          <List>
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.id}
                id={entry.id}
                index={index}
                isLast={index === entries.length - 1}
                isOpen={openIds.has(entry.id)}
                title={titleOf(entry, schema, index)}
                path={`${name}.${index}.value`}
                schema={schema}
                Fields={Fields}
                canRemove={minItems < maxItems}
                actions={actions}
              />
            ))}
          </List>
        )}
        {minItems < maxItems && (
          <Button
            variant="outlined"
            data-add=""
            aria-disabled={entries.length >= maxItems}
            onClick={() => entries.length < maxItems && add()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {`Add: ${word}`}
          </Button>
        )}
      </GroupFrame>
    </div>
  );
});
