import { Container, List, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { NonProfitPage } from '../../api/endpoints/content.ts';
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const TintedPanel = styled(Paper)({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  padding: 'clamp(16px, 4vw, 56px)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: 64 },
});

const FormPaper = styled(Paper)({ minWidth: 0, padding: 'clamp(16px, 3.5vw, 48px)' });

const Points = styled(List)({
  alignSelf: 'stretch',
  borderTop: `1px solid ${tone.line}`,
  '& > li': { display: 'grid', gap: 4, paddingBlock: 18, borderBottom: `1px solid ${tone.line}` },
});

/** Participation of companies, with the enquiry form (NPO-01, CONT-02). */
export function TakePart({ title, intro, points, form, answered: confirmation }: NonProfitPage['csr']): React.JSX.Element {
  const titleId = useId();
  return (
    <Container component="section" id="csr" tabIndex={-1} aria-labelledby={titleId} sx={{ pt: { xs: 8, md: 14 } }}>
      <TintedPanel variant="tint">
        <Stack sx={{ alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Typography>{intro}</Typography>
          <Points>
            {points.map((point) => (
              <li key={point.title}>
                <Typography variant="h5" component="h3">
                  {point.title}
                </Typography>
                <Typography color="textSecondary">{point.text}</Typography>
              </li>
            ))}
          </Points>
        </Stack>
        <FormPaper>
          <EnquiryForm form="csr" label={form} confirmation={confirmation} />
        </FormPaper>
      </TintedPanel>
    </Container>
  );
}
