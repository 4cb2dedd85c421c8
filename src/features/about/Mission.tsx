import { Container, List, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

const Band = styled(Paper)({
  position: 'relative',
  marginTop: 'clamp(64px, 9vw, 112px)',
  overflow: 'hidden',
  '& > .drawing': { color: tone.deepLine, opacity: 0.3 },
}) as typeof Paper;

const Inner = styled(Container)({
  position: 'relative',
  paddingBlock: '56px 64px',
  '& > h2': { color: tone.accent },
  [up.md]: { paddingBlock: '96px 104px' },
});

const Points = styled(List)({
  display: 'grid',
  gap: 24,
  marginTop: 40,
  '& > li': { paddingTop: 20, borderTop: `1px solid ${tone.deepLine}` },
  '& > li > p': { marginTop: 6, maxWidth: '36ch', color: tone.onDeepSoft },
  [up.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 48, marginTop: 72 },
});

/** The chapter's mission (ABOUT-01). */
export function Mission({ title, statement, points }: AboutPage['mission']): React.JSX.Element {
  const titleId = useId();
  return (
    <Band variant="deep" square component="section" id="mission" tabIndex={-1} aria-labelledby={titleId}>
      <KolamField className="drawing" seed="our mission" columns={19} rows={9} />
      <Inner>
        <Heading level={2} variant="h4" id={titleId}>
          {title}
        </Heading>
        <Typography variant="h1" component="p" sx={{ mt: 2, maxWidth: '24ch' }}>
          {statement}
        </Typography>
        <Points>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h4" component="h3">
                {point.title}
              </Typography>
              <Typography>{point.text}</Typography>
            </li>
          ))}
        </Points>
      </Inner>
    </Band>
  );
}
