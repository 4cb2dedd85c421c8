import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { TrainingPage } from '../../api/endpoints/content.ts';
import { up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const Columns = styled(Box)({
  display: 'grid',
  gap: 20,
  marginTop: 32,
  [up.lg]: { gridTemplateColumns: '1fr 1fr', gap: 40 },
});

/** Introduction to corporate training (CORP-01). */
export function Introduction({ title, statement, text }: TrainingPage['introduction']): React.JSX.Element {
  return (
    <Section id="intro" title={title} split>
      <Box sx={{ pt: { xs: 3, md: 0 } }}>
        <Typography variant="h2" component="p" color="primary">
          {statement}
        </Typography>
        <Columns>
          {text.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Columns>
      </Box>
    </Section>
  );
}
