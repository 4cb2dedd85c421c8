import { Link, ListItem, Stack, Typography } from '@mui/material';
import { formatParts, type Pdus } from '../../../shared/pdus.ts';
import type { EventFact } from '../../lib/eventFacts.ts';
import type { EventStatus as Status } from '../../../shared/eventStatus.ts';
import { EventFacts } from '../../ui/EventFacts.tsx';
import { EventStatus } from '../../ui/EventStatus.tsx';

interface Props {
  title: string;
  /** Null for an event that no longer exists. */
  href: string | null;
  day: string;
  /** Null for an event that does not take place. */
  pdus: Pdus | null;
  status?: Status | null;
  facts?: readonly EventFact[];
  note?: string;
}

/** An event with its PDUs. */
export function EventLine({ title, href, day, pdus, status, facts = [], note }: Props): React.JSX.Element {
  return (
    <ListItem divider disableGutters sx={{ display: 'block', py: 1.5, overflowWrap: 'anywhere' }}>
      {href === null ? (
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      ) : (
        <Link href={href} sx={{ display: 'inline-block', py: 0.75, fontWeight: 600 }}>
          {title}
        </Link>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}>
        <Typography color="textSecondary">{day}</Typography>
        {pdus !== null && <Typography>{formatParts(pdus)}</Typography>}
      </Stack>
      <EventStatus status={status} />
      <EventFacts facts={facts} />
      {note !== undefined && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {note}
        </Typography>
      )}
    </ListItem>
  );
}
