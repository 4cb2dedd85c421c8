import { parseArgs } from 'node:util';
import { SettingsError } from '../../platform/settings.ts';

/**
 * Reads the arguments of a command that takes one file.
 * @param extraOptions options besides `--help`
 * @returns undefined for `--help`
 * @throws SettingsError with the usage
 */
export function readFileArgument(
  usage: string,
  extraOptions: { nightly?: { type: 'boolean' } } = {},
): { file: string; nightly: boolean } | undefined {
  const usageError = (why: string): SettingsError => new SettingsError(`${why}\n\n${usage}`);
  const parse = () => {
    try {
      return parseArgs({ allowPositionals: true, options: { ...extraOptions, help: { type: 'boolean', short: 'h' } } });
    } catch (error) {
      throw usageError(error instanceof Error ? error.message : String(error));
    }
  };
  const { positionals, values } = parse();
  const [file, ...extraArguments] = positionals;
  if (values.help) return undefined;
  // An unset shell variable gives an empty string.
  if (file === undefined || file === '' || extraArguments.length > 0) throw usageError('Give one file name.');
  return { file, nightly: values.nightly === true };
}

/** Formats a count with its noun: `3 files`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
