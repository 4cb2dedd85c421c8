import { Box, List, Typography, Button, Link, Paper, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';
import { StakeholderTriangle } from './StakeholderTriangle.tsx';
import { mailHref, phoneHref } from '../../lib/links.ts';
import { Breakable } from '../../ui/Breakable.tsx';

const Panel = styled(Paper)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 48px',
  padding: 'clamp(20px, 3vw, 40px)',
});

/** Contact for institutions (ACAD-01). */
function TalkToUs({ title, text, email, phone }: AcademicPage['contact']): React.JSX.Element {
  return (
    <Panel>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '52ch' }}>
          {text}
        </Typography>
        <Link
          href={mailHref(email) ?? undefined}
          sx={{ display: 'inline-block', mt: 0.5, py: 1.25, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <Breakable>{email}</Breakable>
        </Link>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
        <Button variant="contained" color="accent" href={mailHref(email) ?? undefined}>
          Write to us
        </Button>
        <Button href={phoneHref(phone) ?? undefined}>{phone}</Button>
      </Stack>
    </Panel>
  );
}

const Aims = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 24,
  '& > li': { paddingTop: 16, borderTop: `2px solid ${tone.ink}` },
  '& > li > p': { marginTop: 6, maxWidth: '38ch' },
  [up.md]: { gap: 40 },
});

type Props = AcademicPage['obj'] & Pick<AcademicPage, 'contact'>;

/** Objectives, stakeholders and contact (ACAD-01). */
export function Objectives({ title, intro, points, contact, ...triangle }: Props): React.JSX.Element {
  return (
    <Section id="obj" title={title} intro={intro}>
      <Aims>
        {points.map((point) => (
          <li key={point.title}>
            <Typography variant="h3">{point.title}</Typography>
            <Typography color="textSecondary">{point.text}</Typography>
          </li>
        ))}
      </Aims>
      <StakeholderTriangle {...triangle} />
      <Box sx={{ pt: { xs: 6, md: 9 } }}>
        <TalkToUs {...contact} />
      </Box>
    </Section>
  );
}
