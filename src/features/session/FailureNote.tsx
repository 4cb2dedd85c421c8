import { Failure } from '../../ui/page/Failure.tsx';

/** A failed step of signing in, told in its place; the toast has told it, too (D-31). */
export function FailureNote(props: { text: string; busy?: boolean; onRetry?: () => void }): React.JSX.Element {
  const { text, busy, onRetry } = props;
  const failure = { text, hint: null, kind: 'client', loginMayHelp: false, retryMayHelp: onRetry !== undefined } as const;
  return <Failure failure={failure} busy={busy} onRetry={onRetry} />;
}
