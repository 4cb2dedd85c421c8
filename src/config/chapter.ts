import type { ChapterFacts } from '../../shared/chapter.ts';

let source: () => ChapterFacts = () => {
  throw new Error('Nobody has said whose site this is.');
};

/** Says where the facts of the chapter are found: browsers have them from the page, the server for each request. */
export const provideChapter = (read: () => ChapterFacts): void => {
  source = read;
};

/** What makes this site the site of one particular chapter: the facts of the content's `chapter.yaml`. Not to be read while modules load. */
export const chapter = (): ChapterFacts => source();
