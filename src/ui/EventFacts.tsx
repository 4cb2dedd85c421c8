import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventFact } from '../lib/eventFacts.ts';
import { NEW_TAB_REL } from '../lib/links.ts';
import { down, tone } from '../theme/tokens.ts';
import { Icon, type IconName } from './Icon.tsx';

const ICONS: Partial<Record<EventFact['key'], IconName>> = { time: 'clock', place: 'place' };

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', marginTop: 2, color: tone.secondary },
  '& > [data-fact=fee]': { fontWeight: 600 },
  // On phones time and place have a line each, and the rest is below them.
  [down.sm]: { '& > [data-fact=time], & > [data-fact=place]': { flexBasis: '100%' } },
  '& > [data-fact=seats]': { fontWeight: 600, color: tone.accentText },
}) as unknown as typeof Typography;

interface Props {
  facts: readonly EventFact[];
  /** Link of the place to a map. */
  map?: string | null;
  className?: string;
}

/** Time, place, fee, units and seats of an event in one row, which wraps. Without facts it renders nothing. */
export function EventFacts({ facts, map = null, className }: Props): React.JSX.Element | null {
  const shownFacts = facts.filter(({ short }) => short !== '');
  if (shownFacts.length === 0) return null;
  return (
    <Typography component={Facts} variant="body2" className={className}>
      {shownFacts.map(({ key, short }) => {
        const icon = ICONS[key];
        return (
          <li key={key} data-fact={key}>
            {icon !== undefined && <Icon icon={icon} size={18} />}
            {key === 'place' && map !== null ? (
              <Link href={map} target="_blank" rel={NEW_TAB_REL} color="inherit">
                {short}
                <Typography variant="srOnly">: open in maps (opens in a new tab)</Typography>
              </Link>
            ) : (
              <span>{short}</span>
            )}
          </li>
        );
      })}
    </Typography>
  );
}
