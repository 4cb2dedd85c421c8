import { boardPath, type BoardAddress } from './boardAddress.ts';

/** Atom feed of a search: the board's URL without the chosen job. */
export const feedPath = ({ keyword, location, exact, filters }: BoardAddress): string =>
  boardPath({ keyword, location, exact, filters }).replace(/^[^?]*/, '/jobs.atom');
