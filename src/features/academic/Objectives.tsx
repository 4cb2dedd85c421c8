import { Box, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';
import { StakeholderTriangle } from './StakeholderTriangle.tsx';
import { TalkToUs } from './TalkToUs.tsx';

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
