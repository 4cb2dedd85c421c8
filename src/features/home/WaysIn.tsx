import styled from '@emotion/styled';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { calm, displayFace, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Part, PartTitle, Wrap } from './layout.ts';

const WAYS = [
  { to: paths.membership, name: 'Become a member', why: 'One profession, over 185 countries, and people down your own road.' },
  { to: paths.volunteering, name: 'Give an evening', why: 'Volunteering knows no age limit, and teaches more than a course.' },
  { to: paths.exploreJobs, name: 'Find project work', why: 'Roles posted by members and the organisations that trust them.' },
  { to: paths.nonProfit, name: 'Plan for good', why: 'Project skills for charities, schools and villages, free of charge.' },
] as const;

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  [up.md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: 64 },
});

const Side = styled('div')({ display: 'grid', alignContent: 'space-between', gap: 32 });

const Drawing = styled('div')({
  display: 'none',
  color: tone.violet,
  opacity: 0.75,
  [up.md]: { display: 'block', width: 'min(100%, 320px)', aspectRatio: '1' },
});

const Ways = styled('ul')({ alignSelf: 'start', margin: 0, padding: 0, listStyle: 'none', borderBottom: `1px solid ${tone.line}` });

const Way = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  color: tone.ink,
  textDecoration: 'none',
  '& > strong': {
    fontFamily: displayFace,
    fontWeight: 600,
    fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
  },
  '& > span': { gridColumn: 1, color: tone.inkSoft },
  '& > svg': { gridRow: '1 / span 2', gridColumn: 2, color: tone.marigoldText, transition: 'transform .2s ease' },
  '&:hover': { borderTopColor: tone.violet, color: tone.violet },
  '&:hover > svg': { transform: 'translateX(8px)' },
  [calm]: { '&:hover > svg': { transform: 'none' } },
});

/** The ways into the chapter for those who read this far. */
export function WaysIn(): React.JSX.Element {
  return (
    <Part aria-labelledby="ways-in">
      <Wrap>
        <Columns>
          <Side>
            <PartTitle id="ways-in">There is a place for you on this threshold</PartTitle>
            <Drawing>
              <Kolam seed="threshold of the chapter" shape="diamond" columns={9} weight={0.2} dotColour={tone.marigold} />
            </Drawing>
          </Side>
          <Ways>
            {WAYS.map(({ to, name, why }) => (
              <li key={to}>
                <Way to={to}>
                  <strong>{name}</strong>
                  <span>{why}</span>
                  <Icon name="next" size={28} />
                </Way>
              </li>
            ))}
          </Ways>
        </Columns>
      </Wrap>
    </Part>
  );
}
