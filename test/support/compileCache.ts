import path from 'node:path';

/** Has every Node.js process that the tests start keep its compiled modules: a start of the server takes about a fifth less processor time. */
export function useCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '..', '..', '.cache', 'node');
}
