import { Button, Container, List, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { NonProfitPage } from '../../api/endpoints/nonProfitPage.ts';
import { csrEnquiryPath } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

const Sheet = styled(Paper)({
  display: 'grid',
  gap: 32,
  padding: 'clamp(24px, 5vw, 72px)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 80 },
});

const Shares = styled(List)({
  borderTop: `1px solid ${tone.line}`,
  '& > li': {
    display: 'grid',
    gap: '4px 24px',
    paddingBlock: 18,
    borderBottom: `1px solid ${tone.line}`,
    [up.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  },
});

/** How a company takes part, and the way to the form: the end of the page (NPO-01). */
export function TakePart({ title, intro, points, action }: NonProfitPage['csr']): React.JSX.Element {
  const titleId = useId();
  return (
    <Container component="section" id="csr" aria-labelledby={titleId} sx={{ pt: { xs: 8, md: 14 } }}>
      <Sheet variant="tint">
        <Stack sx={{ alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Typography>{intro}</Typography>
          <Button variant="contained" color="accent" size="large" href={csrEnquiryPath} endIcon={<Icon name="next" />}>
            {action}
          </Button>
        </Stack>
        <Shares>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h5" component="h3">
                {point.title}
              </Typography>
              <Typography>{point.text}</Typography>
            </li>
          ))}
        </Shares>
      </Sheet>
    </Container>
  );
}
