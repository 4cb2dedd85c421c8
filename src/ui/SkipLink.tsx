import styled from '@emotion/styled';
import { radius, tone, touch } from '../theme/tokens.ts';

const Root = styled('a')({
  position: 'absolute',
  insetInlineStart: 8,
  top: -100,
  zIndex: 2000,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  padding: '0 16px',
  borderRadius: radius,
  background: tone.marigold,
  color: tone.onMarigold,
  fontWeight: 600,
  '&:focus': { top: 8 },
});

/**
 * The first thing the keyboard reaches: leads past the header to the main content (NAV-05).
 *
 * @param props.target id of the main element, which has `tabIndex={-1}`
 */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return <Root href={`#${target}`}>Skip to content</Root>;
}
