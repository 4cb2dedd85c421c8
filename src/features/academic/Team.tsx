import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { up } from '../../theme/tokens.ts';
import { PersonAvatar } from '../../ui/page/PersonAvatar.tsx';
import { Section } from '../../ui/page/Section.tsx';

const People = styled(List)({
  display: 'grid',
  gap: 32,
  '& > li': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 20, alignItems: 'start' },
  [up.md]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 48,
    '& > li': { gridTemplateColumns: '120px minmax(0, 1fr)' },
  },
});

/** Team members (ACAD-01). */
export function Team({ title, intro, people }: AcademicPage['team']): React.JSX.Element {
  return (
    <Section id="team" title={title} intro={intro}>
      <People>
        {people.map(({ name, role, bio, picture }) => (
          <li key={name}>
            <PersonAvatar src={picture?.url} name={name} size="fill" />
            <div>
              <Typography variant="h4" component="h3">
                {name}
              </Typography>
              <Typography variant="label">{role}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {bio}
              </Typography>
            </div>
          </li>
        ))}
      </People>
    </Section>
  );
}
