import * as react from 'react';

/**
 * React in development notes where each element was made, ten thousand times a second, for the words of a warning; every note is
 * a stack trace. The warnings themselves, which fail a test, do not depend on it.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
}
