import type { ErrorKind } from '../../api/errors.ts';
import type { ErrorStateProps } from '../../ui/ErrorState.tsx';

/** The hint that an error gets in its place (D-18). */
export function errorKind(kind: ErrorKind): ErrorStateProps['kind'] {
  if (kind === 'offline' || kind === 'network') return 'offline';
  return kind === 'server' || kind === 'timeout' ? 'temporary' : 'failed';
}
