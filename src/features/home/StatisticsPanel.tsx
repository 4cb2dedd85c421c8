import { groupIndian } from '../../lib/grouping.ts';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useGetMatricesQuery } from '../../api/endpoints/home.ts';
import { displayFace, tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { WIDTH, Wrap } from './layout.ts';
import { SectionFailure } from './SectionFailure.tsx';

/** The panel has four cells; with fewer figures it is not shown (HOME-07). */
const CELLS = 4;

/** A figure of more characters is set smaller, so that it stays on one line. */
const SHORT = 6;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Band = styled('div')({
  position: 'relative',
  marginTop: 64,
  overflow: 'hidden',
  background: tone.deep,
  color: tone.onDeep,
  [up.md]: { marginTop: 112 },
});

const Drawing = styled(KolamField)({ color: tone.deepLine, opacity: 0.4 });

const Grid = styled('dl')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  maxWidth: WIDTH,
  margin: '0 auto',
  padding: '16px 16px 24px',
  [up.md]: { gridTemplateColumns: '1.35fr repeat(3, minmax(0, 1fr))', padding: '40px 32px 48px' },
});

const Cell = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
  minHeight: 136,
  padding: '20px 12px 20px 0',
  '&:nth-of-type(even)': { paddingInlineStart: 16, borderInlineStart: `1px solid ${tone.deepLine}` },
  '&:nth-of-type(n+3)': { borderTop: `1px solid ${tone.deepLine}` },
  '& > dt': { color: tone.onDeepSoft, fontSize: '0.9375rem', lineHeight: 1.4, maxWidth: '24ch', overflowWrap: 'anywhere' },
  '& > dd': {
    margin: 0,
    color: tone.marigold,
    fontFamily: displayFace,
    fontWeight: 700,
    fontSize: 'clamp(2.125rem, 1.25rem + 4.2vw, 4.75rem)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'anywhere',
  },
  '& > dd[data-long]': { fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 3.25rem)' },
  [up.md]: {
    minHeight: 168,
    padding: '16px 24px 16px 0',
    '&:nth-of-type(n+2)': { paddingInlineStart: 24, borderTop: 0, borderInlineStart: `1px solid ${tone.deepLine}` },
  },
});

const Grey = styled(Band)({
  background: tone.tint,
  '&& > div > div': { borderColor: tone.line },
  '& span': { display: 'block', borderRadius: 6, background: tone.line, animation: `${breathe} 1.6s ease-in-out infinite` },
  '& span:first-of-type': { width: '90%', height: '2.4em' },
  '& span:last-of-type': { width: '60%', height: 'clamp(2.125rem, 1.25rem + 4.2vw, 4.75rem)' },
});

/** Whole numbers get Indian grouping; anything else (`4200+`) is shown as the content system has it. */
const figure = (text: string): string => (/^\d{4,15}$/.test(text) ? groupIndian(Number(text)) : text);

const places = ['first', 'second', 'third', 'fourth'];

/** Four figures about the chapter (HOME-07): a grey placeholder of the same size while they load, nothing below four. */
export function StatisticsPanel(): React.JSX.Element | null {
  const { data, error, isFetching, refetch } = useGetMatricesQuery();
  if (data === undefined && error !== undefined) {
    return (
      <Wrap style={{ paddingTop: 64 }}>
        <SectionFailure what="The chapter in figures" error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Wrap>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Loading figures</VisuallyHidden>
        <Grey aria-hidden="true" data-placeholder="statistics">
          <Grid as="div">
            {places.map((place) => (
              <Cell key={place}>
                <span />
                <span />
              </Cell>
            ))}
          </Grid>
        </Grey>
      </div>
    );
  }
  if (data.length < CELLS) return null;
  return (
    <Band role="region" aria-label="The chapter in figures">
      <Drawing seed="the chapter in figures" columns={19} rows={5} fade="start" />
      <Grid>
        {data.slice(0, CELLS).map(({ number, content }) => (
          <Cell key={content}>
            <dt>{content}</dt>
            <dd data-long={number.length > SHORT ? '' : undefined}>{figure(number)}</dd>
          </Cell>
        ))}
      </Grid>
    </Band>
  );
}
