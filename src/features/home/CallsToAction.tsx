import { Box, Link, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '../../config/paths.ts';
import { reducedMotion, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Section } from '../../ui/page/Section.tsx';

const ACTIONS = [
  { to: paths.membership, name: 'Become a member', why: 'One profession, over 185 countries, and people down your own road.' },
  { to: paths.volunteering, name: 'Give an evening', why: 'Volunteering knows no age limit, and teaches more than a course.' },
  { to: paths.exploreJobs, name: 'Find project work', why: 'Roles posted by members and the organisations that trust them.' },
  { to: paths.nonProfit, name: 'Plan for good', why: 'Project skills for charities, schools and villages, free of charge.' },
] as const;

const Drawing = styled(Box)({
  display: 'none',
  color: tone.primary,
  opacity: 0.75,
  [up.md]: { display: 'block', width: 'min(100%, 320px)', aspectRatio: '1' },
});

const ActionLink = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  color: tone.ink,
  textDecoration: 'none',
  '& > svg': { gridRow: '1 / span 2', gridColumn: 2, color: tone.accentText, transition: 'transform .2s ease' },
  '&:hover': { borderTopColor: tone.primary, color: tone.primary },
  '&:hover > svg': { transform: 'translateX(8px)' },
  [reducedMotion]: { '&:hover > svg': { transform: 'none' } },
});

/** Links to other pages at the end of the home page. */
export function CallsToAction(): React.JSX.Element {
  return (
    <Section
      split
      title="There is a place for you on this threshold"
      aside={
        <Drawing>
          <Kolam seed="threshold of the chapter" shape="diamond" columns={9} weight={0.2} dotColour={tone.accent} />
        </Drawing>
      }
    >
      <List sx={{ alignSelf: 'start', borderBottom: 1, borderColor: 'divider' }}>
        {ACTIONS.map(({ to, name, why }) => (
          <li key={to}>
            <ActionLink href={to}>
              <Typography variant="h3" component="strong">
                {name}
              </Typography>
              <Typography component="span" color="textSecondary" sx={{ gridColumn: 1 }}>
                {why}
              </Typography>
              <Icon icon="next" size={28} />
            </ActionLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
