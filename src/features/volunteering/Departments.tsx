import { Box, Button, List, Skeleton, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { useListVolunteersQuery } from '../../api/endpoints/people.ts';
import type { Volunteer } from '../../api/models/person.ts';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../lib/text.ts';
import { narrowWindow, tone, up } from '../../theme/tokens.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';

interface Department {
  name: string;
  people: Volunteer[];
}

/** Groups volunteers by department (VOL-02). Departments are in alphabetical order; their people keep the given order. */
function groupByDepartment(volunteers: readonly Volunteer[]): Department[] {
  const groups = new Map<string, Volunteer[]>();
  for (const volunteer of volunteers) {
    const people = groups.get(volunteer.department);
    if (people === undefined) groups.set(volunteer.department, [volunteer]);
    else people.push(volunteer);
  }
  return [...groups].map(([name, people]) => ({ name, people })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

const PORTRAIT_SIZE = 72;

/** Number of people of a department that are shown at first. */
const SHOWN = 6;

const Group = styled(Box)({
  display: 'grid',
  gap: 20,
  paddingBlock: '24px 32px',
  borderTop: `1px solid ${tone.line}`,
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: 48 },
});

const People = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 16px',
  '& > li': { display: 'grid', gap: 10, minWidth: 0 },
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [up.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [up.md]: {
    '& > li': { gridTemplateColumns: `${PORTRAIT_SIZE}px minmax(0, 1fr)`, alignItems: 'center', gap: 16 },
  },
});

function DepartmentGroup({ name, people }: Department): React.JSX.Element {
  return (
    <Group>
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatCount(people.length, 'volunteer')}
        </Typography>
      </div>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <LongList items={people} shown={SHOWN}>
          {(shownPeople) => (
            <People>
              {shownPeople.map((item, index) => (
                <li key={`${item.name} ${index}`}>
                  <PersonAvatar src={item.photo?.url} name={item.name} size={PORTRAIT_SIZE} />
                  <Typography variant="h6" component="span">
                    {item.name}
                  </Typography>
                </li>
              ))}
            </People>
          )}
        </LongList>
      </Stack>
    </Group>
  );
}

const departmentSkeleton = (
  <Group>
    <div>
      <Skeleton width="60%" height={34} />
      <Skeleton width="40%" height={24} />
    </div>
    <People>
      {['first', 'second', 'third'].map((key) => (
        <li key={key} data-skeleton="">
          <Skeleton variant="circular" width={PORTRAIT_SIZE} height={PORTRAIT_SIZE} />
          <Skeleton width="80%" height={24} />
        </li>
      ))}
    </People>
  </Group>
);

/** Volunteers by department (VOL-02). */
export function Departments({ title, intro, none }: VolunteeringPage['volunteers']): React.JSX.Element {
  return (
    <Section id="chapter" title={title} intro={intro}>
      <QuerySection
        query={useListVolunteersQuery()}
        what="The volunteers"
        skeleton={departmentSkeleton}
        empty={
          <CentredState title={none ?? 'No volunteer is listed at present.'} actions={<Button href={paths.contact}>Write to us</Button>} />
        }
      >
        {(volunteers) => groupByDepartment(volunteers).map((department) => <DepartmentGroup key={department.name} {...department} />)}
      </QuerySection>
    </Section>
  );
}
