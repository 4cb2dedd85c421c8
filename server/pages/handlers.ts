import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Handlers } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { madeOf } from '../liveContent.ts';
import { ownDataWords } from './ownDataWords.ts';
import type { PageOperation, Pages } from './read.ts';

/** Answers the words of the pages, by operationId, from the files as they are now. */
export function pageHandlers({ content, settings }: Pick<Deps, 'content' | 'settings'>): Handlers<SiteOperations, PageOperation> {
  const pages = (): Pages => content.current.pages;
  const ownData = madeOf(content, (whole) => ownDataWords(whole.pages, settings));
  return {
    getAcademicPage: () => pages().getAcademicPage,
    getAboutPage: () => pages().getAboutPage,
    getContactPage: () => pages().getContactPage,
    getMembershipPage: () => pages().getMembershipPage,
    getNonProfitPage: () => pages().getNonProfitPage,
    getOwnDataPage: () => ownData(),
    getPostingPage: () => pages().getPostingPage,
    getTrainingPage: () => pages().getTrainingPage,
    getVolunteeringPage: () => pages().getVolunteeringPage,
    getCertificationPage: () => pages().getCertificationPage,
  };
}
