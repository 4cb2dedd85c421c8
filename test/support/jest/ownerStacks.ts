import * as react from 'react';

/**
 * Turns off React's owner stacks: in development React captures a stack trace for each element, up to ten thousand a second, only to
 * add them to its warnings. The warnings themselves, which fail a test, do not depend on them.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
}
