import path from 'node:path';

/** Caches the compiled modules of every Node.js process that the tests start: a start of the server takes about a fifth less processor time. */
export function useCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '..', '..', '.cache', 'node');
}
