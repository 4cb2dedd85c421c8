import { Container, List, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const Panel = styled(Paper)({
  display: 'grid',
  gap: 24,
  padding: 'clamp(24px, 5vw, 72px)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: 64 },
});

const Lines = styled(List)({
  '& > li': { position: 'relative', paddingBlock: 14, paddingInlineStart: 32, borderTop: `1px solid ${tone.deepLine}` },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 4 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    width: 10,
    height: 10,
    marginTop: 10,
    borderRadius: 5,
    background: tone.accent,
  },
});

/** Activities, line by line (ACAD-01). */
export function WhatWeDo({ title, points }: AcademicPage['work']): React.JSX.Element {
  const titleId = useId();
  return (
    <Container component="section" aria-labelledby={titleId} sx={{ pt: { xs: 8, md: 14 } }}>
      <Panel variant="deep">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <Lines>
          {points.map((point) => (
            <li key={point}>
              <Typography variant="subtitle1" component="span">
                {point}
              </Typography>
            </li>
          ))}
        </Lines>
      </Panel>
    </Container>
  );
}
