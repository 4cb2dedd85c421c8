import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventDetail } from '../../api/models/event.ts';
import { programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { ringOnDeep, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LargeDate } from './LargeLeaf.tsx';

/** So many portraits stand on a poster; the others are among the speakers below. */
const PORTRAITS = 5;

/** A poster: the picture above the words on a phone, beside them on a desk. */
const Sheet = styled(Paper)({
  display: 'grid',
  gridColumn: '1 / -1',
  minWidth: 0,
  overflow: 'hidden',
  border: 0,
  // The colour lies under the words only: behind a picture it would show at the round corners.
  backgroundColor: 'transparent',
  [up.md]: { marginBottom: 24, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', minHeight: 480 },
}) as typeof Paper;

const Art = styled(Box)({
  position: 'relative',
  minWidth: 0,
  // Behind a picture that does not fill its place is the poster's own colour.
  '& > span': { height: '100%', backgroundColor: tone.deepRaised, color: tone.onDeepSoft },
  [up.md]: { order: 1, '& > span': { aspectRatio: 'auto' }, '& img': { position: 'absolute', inset: 0 } },
});

const Words = styled(Stack)({
  gap: 'clamp(20px, 2.4vw, 32px)',
  minWidth: 0,
  padding: 'clamp(24px, 4vw, 56px) clamp(16px, 4vw, 56px)',
  backgroundColor: tone.deep,
  ...ringOnDeep,
  '& .program': { color: tone.accent },
  '& .program > a': { color: 'inherit', display: 'inline-block', paddingBlock: 10 },
  // The date is the poster's second voice: as large as on the wall, in the accent.
  '& strong': { color: tone.accent },
  '& strong + span': { color: tone.onDeepSoft },
  '& strong + span > b': { color: tone.onDeep },
});

const Faces = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 'auto',
  '& .portraits': { display: 'flex', paddingInlineStart: 14 },
  '& .portraits > *': { marginInlineStart: -14, borderColor: tone.deep, borderWidth: 3 },
  '& > p': { flex: '1 1 200px', color: tone.onDeepSoft },
});

/** The longer the title, the smaller it is set: a poster is read from across the street, and still ends. */
const lookOf = ({ length }: string): 'h1' | 'h2' | 'h3' => (length <= 70 ? 'h1' : length <= 130 ? 'h2' : 'h3');

/** `Ananya Rao`, `Ananya Rao and Vikram Pandian`, `Ananya Rao, Vikram Pandian and 3 more`. */
export function namesLine(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** The head of an event: program, date, title, who speaks (EVT-01). */
export function EventPoster({ event, hours }: { event: EventDetail; hours: string }): React.JSX.Element {
  const { title, category, image, speakers, dateTime } = event;
  return (
    <Sheet component="header" variant="deep">
      <Art>
        <Picture src={image?.url} alt={image?.alt ?? ''} width={16} height={10} seed={title} priority />
      </Art>
      <Words>
        {category !== '' && (
          <Typography className="program" variant="label">
            <Link href={programPath(slugOf(category))}>{category}</Link>
          </Typography>
        )}
        <LargeDate date={dateTime} hours={hours} />
        <Heading level={1} look={lookOf(title)}>
          {title}
        </Heading>
        {speakers.length > 0 && (
          <Faces>
            <div className="portraits">
              {speakers.slice(0, PORTRAITS).map(({ name, photo }) => (
                <PersonAvatar key={name} name={name} src={photo?.url} size={72} />
              ))}
            </div>
            <Typography>With {namesLine(speakers.map(({ name }) => name))}</Typography>
          </Faces>
        )}
      </Words>
    </Sheet>
  );
}
