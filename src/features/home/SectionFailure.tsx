import { describeError, type ErrorKind } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface Props {
  /** What is missing, as the beginning of a sentence: `The events`. */
  what: string;
  error: unknown;
  /** Retry is under way. */
  busy: boolean;
  onRetry: () => void;
}

const TEMPORARY: readonly ErrorKind[] = ['network', 'timeout', 'server'];

/** The error of one part of the front page, with Retry; the other parts stay (HOME-08). */
export function SectionFailure({ what, error, busy, onRetry }: Props): React.JSX.Element {
  const { text, kind } = describeError(error, what);
  const shown = kind === 'offline' ? 'offline' : TEMPORARY.includes(kind) ? 'temporary' : 'failed';
  return <ErrorState text={`${what} could not be loaded. ${text}`} kind={shown} busy={busy} onRetry={onRetry} />;
}
