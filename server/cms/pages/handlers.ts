import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import { type CmsDeps, derivedFromContent } from '../liveContent.ts';
import { createOwnDataContent } from './read.ts';

/** Creates the handler that responds with the content of a page from the current files. */
export function createPageHandlers({ content, settings }: Pick<CmsDeps, 'content' | 'settings'>): BuiltHandlers<'site', 'Page'> {
  const getOwnDataContent = derivedFromContent(content, ({ pages }) => createOwnDataContent(pages, settings));
  return {
    getPageContent: ({ params: { page } }) => (page === 'own-data' ? getOwnDataContent() : content.current.pages[page]),
  };
}
