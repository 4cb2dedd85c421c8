import { join } from 'node:path';

/** Where the content lies unless told otherwise. */
export const contentFolder = join(import.meta.dirname, '..', 'content');
