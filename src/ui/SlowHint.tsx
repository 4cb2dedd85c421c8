import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { tone } from '../theme/tokens.ts';

const Root = styled('p')({
  position: 'absolute',
  insetInline: 0,
  bottom: 8,
  width: 'fit-content',
  margin: '0 auto',
  padding: '8px 16px',
  border: `1px solid ${tone.line}`,
  borderRadius: 999,
  background: tone.surface,
  fontSize: '0.9375rem',
  '&:empty': { visibility: 'hidden' },
});

/**
 * Stands in a place that loads: empty at first, after 8 s it says that it takes longer than usual. It
 * floats over its parent (`position: relative`), so that nothing moves.
 *
 * @param props.after milliseconds until it speaks
 */
export function SlowHint({
  after = 8000,
  text = 'This is taking longer than usual. Please stay a moment.',
}: {
  after?: number;
  text?: string;
}) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return <Root role="status">{slow ? text : ''}</Root>;
}
