import { boardPath, type BoardAddress } from './boardAddress.ts';

/** The Atom feed of a search: the same address, but for what is chosen in it. */
export const feedPath = ({ keyword, location, exact, filters }: BoardAddress): string =>
  boardPath({ keyword, location, exact, filters }).replace(/^[^?]*/, '/jobs.atom');
