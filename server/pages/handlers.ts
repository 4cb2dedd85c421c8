import type { SiteOperations } from '../../shared/operations/site.ts';
import type { Handlers } from '../contract/types.ts';
import type { Settings } from '../settings.ts';
import { ownDataWords } from './ownDataWords.ts';
import type { PageOperation, Pages } from './read.ts';

/** Answers the words of the pages, by operationId, from the files read at start. */
export function pageHandlers(pages: Pages, settings: Pick<Settings, 'cvMonths'>): Handlers<SiteOperations, PageOperation> {
  const ownData = ownDataWords(pages, settings);
  return {
    getAcademicPage: () => pages.getAcademicPage,
    getAboutPage: () => pages.getAboutPage,
    getContactPage: () => pages.getContactPage,
    getMembershipPage: () => pages.getMembershipPage,
    getNonProfitPage: () => pages.getNonProfitPage,
    getOwnDataPage: () => ownData,
    getPostingPage: () => pages.getPostingPage,
    getTrainingPage: () => pages.getTrainingPage,
    getVolunteeringPage: () => pages.getVolunteeringPage,
    getCertificationPage: () => pages.getCertificationPage,
  };
}
