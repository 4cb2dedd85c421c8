import { Chip, Link, ListItem, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { EVENT_STATUS_LABELS } from '../../../shared/eventStatus.ts';
import type { ContentAuthor, ContentEntry } from '../../api/endpoints/editing.ts';
import { contentFilePath } from '../../config/paths.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatLongDay, timeSince } from '../../lib/moments.ts';
import { useNow } from '../../ui/useNow.ts';
import { nameOfFile } from './contentAddress.ts';

/** Says who did something and how long ago: `Changed by Asha Rao 3 hours ago`. */
export function describeAuthor(did: string, { at, by }: ContentAuthor, now: Date): string {
  const since = timeSince(at, now);
  return [did, by === undefined ? '' : ` by ${by}`, since === null ? '' : ` ${since} ago`].join('');
}

/** Chips of an entry: what became of an event, and whether there is something that visitors do not see. */
function EntryChips({ entry: { status, published, draft } }: { entry: ContentEntry }): React.JSX.Element {
  return (
    <>
      {status !== undefined && (
        <Chip size="small" color={status === 'cancelled' ? 'error' : 'warning'} label={EVENT_STATUS_LABELS[status]} />
      )}
      {!published && <Chip size="small" color="info" label="Draft" />}
      {published && draft !== undefined && <Chip size="small" color="info" label="Has a draft" />}
    </>
  );
}

interface Props {
  entry: ContentEntry;
  action?: ReactNode;
  /** A part of the file that is looked for in another section than the file; `id` is that of the part in the form. */
  part?: { id: string; label: string; hint: string };
}

/** An event or another file in a list, with a link to its form. */
export function FileRow({ entry, action, part }: Props): React.JSX.Element {
  const now = useNow();
  const { file, startsOn, endsOn, category, changed, draft } = entry;
  const days = [...new Set([startsOn, endsOn])].filter((day) => day !== undefined).map(formatLongDay);
  const author = draft === undefined ? changed && describeAuthor('Changed', changed, now) : describeAuthor('Draft kept', draft, now);
  const facts = (part === undefined ? [formatDate(days.join(' to ')), category, author] : [part.hint]).filter(
    (fact) => fact !== undefined && fact !== '',
  );
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: '4px 16px', py: 1, '&:last-of-type': { borderBottom: 0 } }}>
      <Stack sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
          <Link
            href={part === undefined ? contentFilePath(file) : `${contentFilePath(file)}#${part.id}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {part?.label ?? nameOfFile(entry)}
          </Link>
          {part === undefined && <EntryChips entry={entry} />}
        </Stack>
        {facts.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
        )}
      </Stack>
      {action}
    </ListItem>
  );
}
