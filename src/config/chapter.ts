import type { ChapterFacts } from '../../shared/chapter.ts';

let source: () => ChapterFacts = () => {
  throw new Error('The facts of the chapter are not loaded: call provideChapter first.');
};

/** Sets the source of the chapter's facts: the page in browsers, the request on the server. */
export const provideChapter = (read: () => ChapterFacts): void => {
  source = read;
};

/** Returns the facts of the content's `chapter.yaml`. Throws before `provideChapter`, so modules must not call it while they load. */
export const chapter = (): ChapterFacts => source();
