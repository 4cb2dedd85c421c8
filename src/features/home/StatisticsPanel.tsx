import { Box, Container, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useGetMatricesQuery } from '../../api/endpoints/content.ts';
import { narrowWindow, tone, up } from '../../theme/tokens.ts';
import { typography } from '../../theme/typography.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';

/** Number of figures that are shown. With fewer figures the panel is hidden (HOME-07). */
const FIGURE_COUNT = 4;

/** Maximum length of a figure in the large size. Longer figures are smaller, so that they stay on one line. */
const MAX_LARGE_LENGTH = 6;

/** Full-width band in the brand colour; grey while loading. */
const Band = styled(Paper)({
  position: 'relative',
  marginTop: 64,
  overflow: 'hidden',
  '& > .drawing': { color: tone.deepLine, opacity: 0.4 },
  '--rule': tone.deepLine,
  '&[data-placeholder]': { '--rule': tone.line },
  [up.md]: { marginTop: 112 },
});

const Cells = styled(Box)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  paddingBlock: '16px 24px',
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [up.md]: { gridTemplateColumns: '1.35fr repeat(3, minmax(0, 1fr))', paddingBlock: '40px 48px' },
}) as typeof Box;

const Cell = styled(Stack)({
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
  minHeight: 128,
  padding: '20px 12px 20px 0',
  '&:nth-of-type(even)': { paddingInlineStart: 16, borderInlineStart: '1px solid var(--rule)' },
  '&:nth-of-type(n+3)': { borderTop: '1px solid var(--rule)' },
  '& > dt': { maxWidth: '24ch', color: tone.onDeepSoft },
  '& > dd': { fontVariantNumeric: 'lining-nums' },
  '& > dd[data-long]': { fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 3.25rem)' },
  '&::after': { content: '""', width: 8, height: 8, borderRadius: 4, background: tone.accent },
  '[data-placeholder] &::after': { background: 'none' },
  [narrowWindow]: {
    '&:nth-of-type(even)': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:nth-of-type(n+2)': { borderTop: '1px solid var(--rule)' },
  },
  [up.md]: {
    minHeight: 176,
    padding: '16px 24px 16px 0',
    '&:nth-of-type(n+2)': { paddingInlineStart: 24, borderTop: 0, borderInlineStart: '1px solid var(--rule)' },
  },
});

const placeholder = (
  <Band variant="tint" square data-placeholder="statistics">
    <Container>
      <Cells>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Cell key={key}>
            <Skeleton width="80%" height="2.8em" />
            <Skeleton width="60%" sx={{ height: typography.figure?.fontSize }} />
          </Cell>
        ))}
      </Cells>
    </Container>
  </Band>
);

const withMargins = (failure: ReactNode) => <Container sx={{ pt: 8 }}>{failure}</Container>;

/** Four figures about the chapter (HOME-07), with a placeholder of the same size. */
export function StatisticsPanel(): React.JSX.Element {
  return (
    <QuerySection
      query={useGetMatricesQuery()}
      what="The chapter in figures"
      loadingLabel="Loading figures"
      skeleton={placeholder}
      wrapFailure={withMargins}
      empty={null}
      isEmpty={({ length }) => length < FIGURE_COUNT}
    >
      {(figures) => (
        <Band variant="deep" square role="region" aria-label="The chapter in figures">
          <KolamField className="drawing" seed="the chapter in figures" columns={19} rows={5} fade="start" />
          <Container>
            <Cells component="dl">
              {figures.slice(0, FIGURE_COUNT).map(({ number, caption }) => (
                <Cell key={caption}>
                  <Typography component="dt" variant="body2">
                    {caption}
                  </Typography>
                  <Typography component="dd" variant="figure" data-long={number.length > MAX_LARGE_LENGTH ? '' : undefined}>
                    {number}
                  </Typography>
                </Cell>
              ))}
            </Cells>
          </Container>
        </Band>
      )}
    </QuerySection>
  );
}
