import type { LiveContent } from './liveContent.ts';
import type { PlatformDeps } from '../platform/deps.ts';

/** Dependencies of the platform, and the chapter's content. */
export interface CmsDeps extends PlatformDeps {
  readonly content: LiveContent;
}
