import { parseArgs } from 'node:util';
import { SettingsError } from '../settings.ts';

/**
 * Reads the arguments of a command that is about one file.
 * @param more options that it takes beside `--help`
 * @returns undefined when only help was asked for
 * @throws SettingsError with the usage
 */
export function oneFile(usage: string, more: { nightly?: { type: 'boolean' } } = {}): { file: string; nightly: boolean } | undefined {
  const wrong = (why: string): SettingsError => new SettingsError(`${why}\n\n${usage}`);
  const read = () => {
    try {
      return parseArgs({ allowPositionals: true, options: { ...more, help: { type: 'boolean', short: 'h' } } });
    } catch (error) {
      throw wrong(error instanceof Error ? error.message : String(error));
    }
  };
  const { positionals, values } = read();
  const [file, second] = positionals;
  if (values.help) return undefined;
  // A variable that is not set is an empty name.
  if (file === undefined || file === '' || second !== undefined) throw wrong('Name one file.');
  return { file, nightly: values.nightly === true };
}

/** A count with its thing: `3 files`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
