import { join } from 'node:path';

/** Default content folder. */
export const CONTENT_FOLDER = join(import.meta.dirname, '..', 'content');
