import type { StagedFile } from './store.ts';

/** One uploaded file. It is deleted after the request unless a handler keeps it. */
export interface Upload {
  /** Name that the client gave the file; for display only, never to be used as a path. */
  filename: string;
  /** Media type that the client claims; not to be trusted. */
  mimetype: string;
  file: StagedFile;
}
