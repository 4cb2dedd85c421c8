import { Failure as FailurePaper } from '../../ui/page/Failure.tsx';
import type { LoginFailure } from './failure.ts';

/** Error of a login step, announced in place (D-31). */
export function FailureNote(props: { failure: LoginFailure; busy?: boolean; onRetry?: () => void }): React.JSX.Element {
  const { failure, busy, onRetry } = props;
  const { text, hint, kind } = failure;
  return (
    <FailurePaper failure={{ text, hint, kind, loginMayHelp: false, retryMayHelp: onRetry !== undefined }} busy={busy} onRetry={onRetry} />
  );
}
