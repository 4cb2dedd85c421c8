import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { derivedFromContent } from '../liveContent.ts';
import { createOwnDataContent } from './ownDataContent.ts';

/** Creates the handler that responds with the content of a page from the current files. */
export function createPageHandlers({ content, settings }: Pick<Deps, 'content' | 'settings'>): Handlers<SiteOperations, 'getPageContent'> {
  const getOwnDataContent = derivedFromContent(content, ({ pages }) => createOwnDataContent(pages, settings));
  return { getPageContent: ({ params: { page } }) => (page === 'own-data' ? getOwnDataContent() : content.current.pages[page]) };
}
