import { List, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { useListPastDirectorsQuery } from '../../api/endpoints/people.ts';
import type { PastPresident } from '../../api/models/person.ts';
import { tone, up } from '../../theme/tokens.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PersonLinks } from './PersonLinks.tsx';

/** Returns the first year in a text such as `2019 - 2022`; Infinity without one. */
const findFirstYear = (text: string): number => Number(/\d{4}/.exec(text)?.[0] ?? Infinity);

/** Returns a copy sorted by the first year of each person's term. People without a year are last. */
const sortByFirstYear = <Person extends { term: string }>(people: readonly Person[]): Person[] =>
  people.toSorted((a, b) => {
    const [yearA, yearB] = [findFirstYear(a.term), findFirstYear(b.term)];
    return yearA === yearB ? 0 : yearA - yearB;
  });

/** Number of presidents that are shown at first. */
const SHOWN = 15;

const PresidentList = styled(List)({
  borderTop: `2px solid ${tone.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '2px 16px',
    alignItems: 'center',
    paddingBlock: 16,
    borderBottom: `1px solid ${tone.line}`,
    '& > *': { gridColumn: 2 },
    '& > .portrait': { gridColumn: 1, gridRow: '1 / span 4', alignSelf: 'start' },
  },
  '& .years': { fontVariantNumeric: 'tabular-nums lining-nums' },
  // The columns are explicit, so that a row with missing parts stays aligned with the others.
  [up.sm]: {
    '& > li': {
      gridTemplateColumns: '6.5rem 56px minmax(0, 1fr) 5rem',
      columnGap: 24,
      '& > .years': { gridColumn: 1, gridRow: 1 },
      '& > .portrait': { gridColumn: 2 },
      '& > .name': { gridColumn: 3, gridRow: 1 },
      '& > .designation': { gridColumn: 3, gridRow: 2 },
      '& > .links': { gridColumn: 4, gridRow: '1 / span 2' },
    },
  },
  [up.md]: {
    '& > li': {
      gridTemplateColumns: '9.5rem 56px minmax(0, 6fr) minmax(0, 5fr) 5rem',
      '& > .portrait': { gridRow: 1, alignSelf: 'center' },
      '& > .designation': { gridColumn: 4, gridRow: 1 },
      '& > .links': { gridColumn: 5, gridRow: 1 },
    },
  },
}) as typeof List;

function PresidentRow({ president }: { president: PastPresident }): React.JSX.Element {
  return (
    <li>
      <Typography className="years" variant="h5" component="span" color="primary">
        {president.term}
      </Typography>
      <div className="portrait">
        <PersonAvatar src={president.photo?.url} name={president.name} size={56} />
      </div>
      <div className="name">
        <Typography variant="h3">{president.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {president.role}
        </Typography>
      </div>
      <Typography className="designation" variant="body2">
        {president.designation}
      </Typography>
      <div className="links">
        <PersonLinks name={president.name} linkedin={president.linkedin} />
      </div>
    </li>
  );
}

const placeholders = (
  <PresidentList>
    {Array.from({ length: 12 }, (_, index) => (
      <li key={index}>
        <Skeleton className="years" width="7rem" height={24} />
        <Skeleton className="portrait" variant="circular" width={56} height={56} />
        <div className="name">
          <Skeleton width="60%" height={32} />
          <Skeleton width="30%" height={24} />
        </div>
        <Skeleton className="designation" width="60%" height={24} />
      </li>
    ))}
  </PresidentList>
);

/** Past presidents by year (ABOUT-02). */
export function PastPresidents({ title, intro, none }: AboutPage['pp']): React.JSX.Element {
  return (
    <Section id="pp" title={title} intro={intro}>
      <QuerySection
        query={useListPastDirectorsQuery()}
        what="The past presidents"
        skeleton={placeholders}
        empty={<CentredState title={none ?? 'No past president is listed at present.'} />}
      >
        {(presidents) => (
          <LongList items={sortByFirstYear(presidents)} shown={SHOWN}>
            {(shownPresidents, start) => (
              <PresidentList component="ol" start={start + 1}>
                {shownPresidents.map((item, index) => (
                  <PresidentRow key={`${item.name} ${index}`} president={item} />
                ))}
              </PresidentList>
            )}
          </LongList>
        )}
      </QuerySection>
    </Section>
  );
}
