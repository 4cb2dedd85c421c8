import type { RootState } from '../api/state.ts';

/**
 * What the browser needs of the server's API cache: queries that were answered or failed. Those still under way
 * are left out, so that the browser asks for them itself.
 */
export function dehydrate(state: RootState): unknown {
  const queries = Object.fromEntries(
    Object.entries(state.api.queries).filter(([, query]) => query?.status === 'fulfilled' || query?.status === 'rejected'),
  );
  return { api: { queries, provided: state.api.provided } };
}
