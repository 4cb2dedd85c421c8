import styled from '@emotion/styled';
import { displayFace, tone, up } from '../../theme/tokens.ts';

/** Widest line of content, in pixels; the same as the header's. */
export const WIDTH = 1328;

/** A row of content between the page's margins, in line with the header. */
export const Wrap = styled('div')({
  maxWidth: WIDTH,
  margin: '0 auto',
  padding: '0 16px',
  [up.md]: { padding: '0 32px' },
});

/** One part of the front page, with room above it. */
export const Part = styled('section')({ paddingTop: 64, [up.md]: { paddingTop: 112 } });

/** The heading of a part. */
export const PartTitle = styled('h2')({
  margin: 0,
  fontFamily: displayFace,
  fontWeight: 700,
  fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  lineHeight: 1.04,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

/** A sentence beside a part's heading. */
export const PartIntro = styled('p')({ maxWidth: '44ch', margin: 0, color: tone.inkSoft });
