import styled from '@emotion/styled';
import { calm, radius, tone } from '../theme/tokens.ts';

/**
 * A sheet with a thin line round it. With `data-lift` it answers to the pointer: it rises a little and its
 * line takes the brand's colour. It is an `article`; give it `as="div"` where
 * it holds nothing that stands by itself.
 */
export const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  background: tone.surface,
  color: tone.ink,
  '&[data-lift]': { transition: 'transform .2s ease, border-color .2s ease' },
  '&[data-lift]:hover, &[data-lift]:focus-within': { borderColor: tone.violet, transform: 'translateY(-3px)' },
  [calm]: { '&[data-lift]:hover, &[data-lift]:focus-within': { transform: 'none' } },
});

/** The padded part of a card: its words. */
export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  padding: 'clamp(16px, 2.5vw, 24px)',
});
