/** A set-up or a tool that cannot go on, with one sentence for a person. */
export class Failure extends Error {
  constructor(message: string, details?: string);
  details: string;
}
export function runMain(main: () => Promise<void>): Promise<void>;
