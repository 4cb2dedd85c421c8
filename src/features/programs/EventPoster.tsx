import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventDetail } from '../../api/models/event.ts';
import { listEventFacts, type EventTerms } from '../../lib/eventFacts.ts';
import { formatHours } from '../../lib/eventTimes.ts';
import { programHref } from '../../lib/subjectAddress.ts';
import { mapUrl } from '../../lib/venue.ts';
import { down, ringOnDeep, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { EventFacts } from '../../ui/EventFacts.tsx';
import { EventStatus } from '../../ui/EventStatus.tsx';
import { LargeDate } from './LargeEventCard.tsx';
import type { Registration } from './registration.ts';
import { RegisterButton } from './RegisterButton.tsx';

/** Maximum number of portraits in the header. */
const MAX_PORTRAITS = 5;

/** Picture above the text on phones, beside it on wide windows. */
const Poster = styled(Paper)({
  display: 'grid',
  gridColumn: '1 / -1',
  minWidth: 0,
  overflow: 'hidden',
  border: 0,
  // Only the text has a background, because it would show at the picture's rounded corners.
  backgroundColor: 'transparent',
  [up.md]: { marginBottom: 24, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', minHeight: 440 },
}) as typeof Paper;

const PosterPicture = styled(Box)({
  position: 'relative',
  minWidth: 0,
  // Background for a picture that does not fill its frame.
  '& > span': { height: '100%', backgroundColor: tone.deepRaised, color: tone.onDeepSoft },
  // Low, so that the facts are in a phone's first screen.
  [down.md]: { '& > span': { aspectRatio: '8 / 3' } },
  [up.md]: { order: 1, '& > span': { aspectRatio: 'auto' }, '& img': { position: 'absolute', inset: 0 } },
});

const PosterText = styled(Stack)({
  gap: 'clamp(12px, 1.4vw, 20px)',
  minWidth: 0,
  padding: 'clamp(12px, 2.4vw, 40px) clamp(16px, 3.4vw, 48px)',
  backgroundColor: tone.deep,
  ...ringOnDeep,
  '& .program': { color: tone.accent },
  '& .program > a': { color: 'inherit', display: 'inline-block', paddingBlock: 10 },
  // The date is as prominent as the title, in the accent colour.
  '& strong': { color: tone.accent },
  '& strong + span': { color: tone.onDeepSoft },
  '& strong + span > b': { color: tone.onDeep },
  '& .facts': { fontSize: '1.0625rem', columnGap: 24 },
  '& .facts svg, & .facts > [data-fact=seats]': { color: tone.accent },
});

/** Register in the header. On phones it is in the bar at the window's lower edge, except in low windows, where that bar is not sticky. */
const Action = styled('div')({
  display: 'flex',
  '@media print': { display: 'none' },
  [`${down.md} and (min-height:480.05px)`]: { display: 'none' },
});

const Speakers = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 'auto',
  '& .portraits': { display: 'flex', paddingInlineStart: 14 },
  '& .portraits > *': { marginInlineStart: -14, borderColor: tone.deep, borderWidth: 3 },
  '& > p': { flex: '1 1 200px', color: tone.onDeepSoft },
});

/** Returns a smaller variant for a longer title. */
const chooseTitleVariant = ({ length }: string): 'h1' | 'h2' | 'h3' => (length <= 70 ? 'h1' : length <= 130 ? 'h2' : 'h3');

/** Joins names: `Ananya Rao`, `Ananya Rao and Vikram Pandian`, `Ananya Rao, Vikram Pandian and 3 more`. */
export function joinNames(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

interface Props {
  event: EventDetail & Pick<EventTerms, 'seatsText'>;
  registration: Registration;
  isOver: boolean;
}

/** Header of an event: program, status, date, title, place, fee, units, Register, speakers (EVT-01, EVT-06). */
export function EventPoster({ event, registration, isOver }: Props): React.JSX.Element {
  const { title, category, image, speakers, dateTime } = event;
  const program = programHref(category);
  const facts = listEventFacts({ ...event, date: dateTime }, { isPast: isOver })
    .filter(({ key }) => key !== 'time')
    .map((fact) => (fact.key === 'place' ? { ...fact, short: fact.text } : fact));
  return (
    <Poster component="header" variant="deep">
      <PosterPicture>
        <Picture src={image?.url} alt={image?.alt ?? ''} width={16} height={10} seed={title} priority />
      </PosterPicture>
      <PosterText>
        {category !== '' && (
          <Typography className="program" variant="label">
            {program === null ? category : <Link href={program}>{category}</Link>}
          </Typography>
        )}
        <EventStatus status={event.status} isPast={isOver} />
        <LargeDate date={dateTime} hours={formatHours(dateTime)} />
        <Heading level={1} variant={chooseTitleVariant(title)}>
          {title}
        </Heading>
        <EventFacts className="facts" facts={facts} map={mapUrl(event.venue)} />
        {registration.state !== 'none' && (
          <Action>
            <RegisterButton registration={registration} />
          </Action>
        )}
        {speakers.length > 0 && (
          <Speakers>
            <div className="portraits">
              {speakers.slice(0, MAX_PORTRAITS).map(({ name, photo }) => (
                <PersonAvatar key={name} name={name} src={photo?.url} size={56} />
              ))}
            </div>
            <Typography>With {joinNames(speakers.map(({ name }) => name))}</Typography>
          </Speakers>
        )}
      </PosterText>
    </Poster>
  );
}
