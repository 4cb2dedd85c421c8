import { Stack, Typography } from '@mui/material';
import { isRow, toText } from '../../../shared/values.ts';
import { truncateText } from '../../lib/text.ts';
import { capitalise, entryLabelOf, labelOf, type JsonSchema } from './form/jsonSchema.ts';
import type { Difference } from './merge.ts';

/** Characters of a text that are shown. */
const MAX_LENGTH = 400;

/** Returns the labels that lead to a field, as in its form: `Speaker 2 › Name`. */
export function pathInWords(path: Difference['path'], schema: JsonSchema): string {
  const labels: string[] = [];
  let part = schema;
  for (const step of path) {
    if (typeof step === 'number') {
      labels.splice(-1, 1, `${capitalise(entryLabelOf(part))} ${step + 1}`);
      part = part.items ?? {};
    } else {
      part = new Map(Object.entries(part.properties ?? {})).get(step) ?? {};
      labels.push(labelOf({ name: step, schema: part }));
    }
  }
  return labels.join(' › ');
}

/** Returns a value in words: a text as it is, `yes` or `no`, a list with commas. */
export function asText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(asText).join(', ');
  if (!isRow(value)) return toText(value);
  // An entry is known by its name.
  const name = value.name ?? value.title ?? value.label;
  return name === undefined ? asText(Object.values(value)) : asText(name);
}

interface Props {
  differences: readonly Difference[];
  schema: JsonSchema;
  /** Names of the two sides, such as `Now` and `Before`. */
  sides: readonly [before: string, after: string];
}

/** The fields that differ, each with both values. */
export function Differences({ differences, schema, sides }: Props): React.JSX.Element {
  return (
    <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {differences.map(({ path, before, after }) => (
        <li key={path.join('/')}>
          <Typography sx={{ fontWeight: 600 }}>{pathInWords(path, schema)}</Typography>
          {[before, after].map((value, side) => (
            <Typography key={sides[side]} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Typography component="span" variant="body2" color="textSecondary">
                {`${sides[side] ?? ''}: `}
              </Typography>
              {truncateText(asText(value), MAX_LENGTH)}
            </Typography>
          ))}
        </li>
      ))}
    </Stack>
  );
}
