import cluster from 'node:cluster';
import { listeners, type Listeners } from './listeners.ts';
import { talk, type Talk } from './talk.ts';

/** A worker's end of the line to the primary process. */
export interface PrimaryLine extends Pick<Talk, 'tell' | 'ask'> {
  /** Runs when another worker tells of a topic. */
  on: Listeners['on'];
  /** Runs when this worker is to make room for another. */
  onLeave(leave: () => void): void;
  /** What this process has measured, for whoever asks the primary process for all. */
  measures(own: () => Promise<unknown>): void;
  /** Before this process ends by itself: its measurements go on to count. */
  sayLast(): Promise<void>;
}

let line: PrimaryLine | undefined;

/** The line to the primary process; undefined where one process is the whole server. */
export function primaryLine(): PrimaryLine | undefined {
  if (!cluster.isWorker) return undefined;
  line ??= open();
  return line;
}

function open(): PrimaryLine {
  const { on, tell: tellHere } = listeners();
  let leave: () => void = () => undefined;
  let own: () => Promise<unknown> = () => Promise.resolve(undefined);
  const { tell, ask, hear } = talk({
    send: (message) => void process.send?.(message, undefined, {}, () => undefined),
    told: (what) => (what === 'leave' ? leave() : tellHere(what)),
    answer: (what) => (what === 'own metrics' ? own() : undefined),
  });
  process.on('message', hear);
  return {
    tell,
    ask,
    on,
    onLeave: (given) => void (leave = given),
    measures: (given) => void (own = given),
    sayLast: async () => void (await ask('last metrics', JSON.stringify(await own()))),
  };
}
