import type { PrimaryLine } from './primaryLine.ts';
import { onlyOne, type Bus } from './bus.ts';

/** The bus of the workers of one machine: the primary process passes words on, and says who is in charge. */
export function workerBus({ tell, ask, on }: Pick<PrimaryLine, 'tell' | 'ask' | 'on'>): Bus {
  return {
    publish: tell,
    on,
    onlyOne: onlyOne(async (name) => (await ask('in charge', name)) === true),
    // It sees that this process ends, and gives to others what it was in charge of.
    close: () => Promise.resolve(),
  };
}
