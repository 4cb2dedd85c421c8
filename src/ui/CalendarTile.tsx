import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { splitCalendarDate, formatDate } from '../lib/dates.ts';
import { displayFont, tone } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Tile = styled(Paper)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  alignSelf: 'start',
  flex: 'none',
  width: 64,
  minHeight: 92,
  overflow: 'hidden',
  borderColor: tone.lineStrong,
  fontFamily: displayFont,
  fontWeight: 600,
  // Large text must not be wider than the tile.
  fontSize: 'min(0.875rem, 28px)',
  lineHeight: 1.3,
  textAlign: 'center',
  '& > b': { justifySelf: 'stretch', padding: '3px 0 2px', background: tone.deep, color: tone.onDeep, fontWeight: 600 },
  '& > strong': { paddingTop: 6, fontSize: 'min(2.125rem, 44px)', fontWeight: 700, lineHeight: 1.05, letterSpacing: '-0.03em' },
  '& > strong[data-long]': { fontSize: 24, lineHeight: 1.5 },
  '& > small': { color: tone.inkSoft, fontSize: 'min(0.8125rem, 26px)' },
  '& > svg': { margin: 'auto', color: tone.primary },
});

/** Calendar tile with an event's date. Only decorative when the date does not fit on the tile: the text next to it must show the date. */
export function CalendarTile({ date }: { date: string }): React.JSX.Element {
  const day = splitCalendarDate(date);
  if (day === null) {
    return (
      <Tile aria-hidden="true">
        <Icon icon="calendar" size={32} />
      </Tile>
    );
  }
  return (
    <Tile role="img" aria-label={formatDate(date)}>
      <b>{day.month}</b>
      <strong data-long={day.date.length > 2 ? '' : undefined}>{day.date}</strong>
      <small>{day.year}</small>
    </Tile>
  );
}
