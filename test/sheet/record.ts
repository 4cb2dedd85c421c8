import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { states as allStates } from '../e2e/states/index.ts';
import type { State } from '../e2e/states/state.ts';
import { liveLink } from './names.ts';
import { sheetPage } from './page.ts';
import type { Shot } from './shot.ts';

/** Light pictures come first. */
const light = ({ scheme }: Shot): number => (scheme === 'light' ? 0 : 1);

const RECORD = 'shots.json';

/** What earlier runs have taken; nothing when there was none. */
function earlier(folder: string): Shot[] {
  const file = path.join(folder, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shot[]) : [];
}

/**
 * Puts new pictures beside those of earlier runs, whose states still exist, and writes the sheet of them all.
 * @param states those that were asked for
 */
export function writeSheet(folder: string, taken: readonly Shot[], states: readonly State[], port: number): void {
  mkdirSync(folder, { recursive: true });
  const known = new Map([...allStates, ...states].map((state) => [state.name, state]));
  const order = [...known.keys()];
  // An attempt without a picture is one of both schemes.
  const isNew = ({ name, width, scheme }: Shot): boolean =>
    taken.some((shot) => shot.name === name && shot.width === width && (shot.scheme ?? scheme) === (scheme ?? shot.scheme));
  const shots = [...earlier(folder).filter((shot) => known.has(shot.name) && !isNew(shot)), ...taken].sort(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name) || one.width - other.width || light(one) - light(other),
  );
  writeFileSync(path.join(folder, RECORD), JSON.stringify(shots));
  const liveOf = ({ name, scheme }: Shot): string => {
    const state = known.get(name);
    return state === undefined ? '' : liveLink(state, port, scheme);
  };
  writeFileSync(path.join(folder, 'index.html'), sheetPage(shots, liveOf));
}
