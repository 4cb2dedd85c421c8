import type { PageRecord } from '../../src/app/pageRecord.ts';

/** Returns an address at which the page opens. */
export const exampleAddress = ({ sample, path }: PageRecord): string => sample ?? path;
