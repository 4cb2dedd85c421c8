import styled from '@emotion/styled';
import { calendarLeaf } from '../../lib/dates.ts';
import { displayFace, tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';

const Leaf = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  alignSelf: 'start',
  flex: 'none',
  width: 64,
  minHeight: 76,
  paddingBottom: 6,
  overflow: 'hidden',
  border: `1px solid ${tone.lineStrong}`,
  borderRadius: 8,
  background: tone.surface,
  color: tone.ink,
  fontFamily: displayFace,
  textAlign: 'center',
  '& > span:first-of-type': {
    justifySelf: 'stretch',
    padding: '3px 0 2px',
    background: tone.deep,
    color: tone.onDeep,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& > span:last-of-type': { paddingTop: 6, fontSize: '2.125rem', fontWeight: 700, lineHeight: 1.05, letterSpacing: '-0.03em' },
  '& > svg': { alignSelf: 'center', margin: 'auto', color: tone.violet },
});

/**
 * A leaf of a calendar for an event's first day. It only repeats the date that stands beside it in words, so it is
 * hidden from screen readers. Without a readable date it shows a calendar.
 */
export function DateLeaf({ date }: { date: string }): React.JSX.Element {
  const leaf = calendarLeaf(date);
  return (
    <Leaf aria-hidden="true">
      {leaf === null ? (
        <Icon name="calendar" size={32} />
      ) : (
        <>
          <span>{leaf.month}</span>
          <span>{leaf.date}</span>
        </>
      )}
    </Leaf>
  );
}
