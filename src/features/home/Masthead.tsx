import styled from '@emotion/styled';
import { siteConfig } from '../../config/siteConfig.ts';
import { displayFace, tone, up } from '../../theme/tokens.ts';
import { Wrap } from './layout.ts';

const Strip = styled(Wrap)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 32px',
  paddingTop: 12,
  paddingBottom: 12,
  '& > h1': {
    margin: 0,
    fontFamily: displayFace,
    fontWeight: 600,
    fontSize: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem)',
    lineHeight: 1.25,
  },
  '& > p': { display: 'none', margin: 0, color: tone.inkSoft, fontSize: '0.9375rem' },
  [up.md]: { paddingTop: 14, paddingBottom: 14, '& > p': { display: 'block' } },
});

/** The line at the head of the front page: who we are, since when and where. */
export function Masthead(): React.JSX.Element {
  return (
    <Strip>
      <h1>{siteConfig.tagline}</h1>
      <p>{siteConfig.address.at(-1)}</p>
    </Strip>
  );
}
