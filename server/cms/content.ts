import { join } from 'node:path';

/** Where the content lies unless told otherwise. */
export const CONTENT_FOLDER = join(import.meta.dirname, '..', 'content');
