import type { StagedFile } from './store.ts';

/** One uploaded file, deleted unless it is kept. */
export interface Upload {
  /** As the client named it: for display only, never a path. */
  filename: string;
  /** As the client claims; check the content. */
  mimetype: string;
  file: StagedFile;
}
