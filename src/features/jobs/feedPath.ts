import { boardPath, type BoardAddress } from './boardAddress.ts';

/** Returns the path of a search's Atom feed. Its query is that of the board without the chosen job, the order and the number of jobs. */
export const feedPath = ({ keyword, location, exact, filters }: BoardAddress): string =>
  boardPath({ keyword, location, exact, filters }).replace(/^[^?]*/, '/jobs.atom');
