import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { useListVolunteersQuery } from '../../api/endpoints/people.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';

/** Number of portraits and free places together, in rows of five, four and five. */
const PORTRAIT_COUNT = 14;

const Columns = styled(Container)({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  paddingBlock: '40px 48px',
  [up.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 80, paddingBlock: '64px 72px' },
});

const Portraits = styled(Box)({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '8px 0',
  maxWidth: 560,
  '& > *': { gridColumn: 'span 2', padding: '4%', aspectRatio: '1' },
  // The second row is offset by half a column.
  '& > :nth-of-type(9n+6)': { gridColumn: '2 / span 2' },
  '& > .place': { borderRadius: radius, border: `1.5px dashed ${tone.lineStrong}`, margin: '4%', padding: 0 },
});

/** Decorative portraits of volunteers with at least one free place; the names are listed below. */
function VolunteerPortraits(): React.JSX.Element {
  const { data = [] } = useListVolunteersQuery();
  const withPictures = data.filter(({ photo }) => photo !== null).slice(0, PORTRAIT_COUNT - 1);
  return (
    <Portraits aria-hidden="true">
      {Array.from({ length: PORTRAIT_COUNT }, (_, index) => {
        const volunteer = withPictures[index];
        return volunteer === undefined ? (
          <div key={index} className="place" />
        ) : (
          <div key={index}>
            <PersonAvatar src={volunteer.photo?.url} name={volunteer.name} size="fill" />
          </div>
        );
      })}
    </Portraits>
  );
}

export function VolunteeringHero({ title, lead }: VolunteeringPage['intro']): React.JSX.Element {
  return (
    <Columns>
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <Heading level={1} variant="display">
          {title}
        </Heading>
        <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {lead}
        </Typography>
      </Stack>
      <VolunteerPortraits />
    </Columns>
  );
}
