import type { ChapterFacts } from '../../shared/chapter.ts';

let source: () => ChapterFacts = () => {
  throw new Error('The facts of the chapter are not loaded: call provideChapter first.');
};

/** Sets the source of the chapter's facts. In browsers they come from the page, on the server from the request. */
export const provideChapter = (read: () => ChapterFacts): void => {
  source = read;
};

/** Returns the facts of the content's `chapter.yaml`. Modules must not call this while they load: it throws before `provideChapter`. */
export const chapter = (): ChapterFacts => source();
