import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tone } from '../theme/tokens.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  width: 'fit-content',
  maxWidth: '100%',
  padding: '3px 10px',
  borderRadius: 999,
  background: tone.tint,
  color: tone.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '&[data-tone=violet]': { background: tone.violetSoft, color: tone.violetStrong },
  '&[data-tone=info]': { background: tone.tealSoft, color: tone.teal },
  '&[data-tone=good]': { background: tone.goodSoft, color: tone.good },
  '&[data-tone=warn]': { background: tone.marigoldSoft, color: tone.marigoldText },
  '&[data-tone=bad]': { background: tone.badSoft, color: tone.bad },
  '&[data-tone=line]': { background: 'none', boxShadow: `inset 0 0 0 1px ${tone.lineStrong}`, fontWeight: 400 },
});

/** A word or two that tell a state or a kind; the text tells it, the colour only helps (MY-05). */
export function Badge({
  tone: kind = 'plain',
  children,
}: {
  tone?: 'plain' | 'violet' | 'info' | 'good' | 'warn' | 'bad' | 'line';
  children: ReactNode;
}) {
  return <Root data-tone={kind}>{children}</Root>;
}

/** Several badges in a row that wraps, as a list. */
export const BadgeList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', maxWidth: '100%' },
});
