import styled from '@emotion/styled';
import { radius, tone } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 20px',
  border: `1px solid ${tone.line}`,
  borderInlineStart: `4px solid ${tone.bad}`,
  borderRadius: radius,
  background: tone.surface,
  '& > svg': { color: tone.bad, flex: 'none' },
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& p': { margin: 0 },
  '& p + p': { color: tone.inkSoft, fontSize: '0.9375rem' },
});

const HINTS = {
  failed: null,
  temporary: 'This may be temporary. Please try again in a moment.',
  offline: 'There is no connection right now. What you see may be older.',
} as const;

export interface ErrorStateProps {
  /** what failed, in plain words or as the server said it */
  text: string;
  /** `temporary` for errors of the server, `offline` when nothing answered (D-18) */
  kind?: keyof typeof HINTS;
  onRetry?: () => void;
  /** Retry is under way */
  busy?: boolean;
}

/** An error in its place, read out at once, with Retry; the rest of the page stays (HOME-08). */
export function ErrorState({ text, kind = 'failed', onRetry, busy }: ErrorStateProps) {
  const hint = HINTS[kind];
  return (
    <Root role="alert">
      <Icon name={kind === 'offline' ? 'offline' : 'alert'} size={28} />
      <div>
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </div>
      {onRetry && (
        <Button onClick={onRetry} busy={busy}>
          Retry
        </Button>
      )}
    </Root>
  );
}
