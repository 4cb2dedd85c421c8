import { isIP } from 'node:net';
import { isEmailAddress } from '../../shared/addresses.ts';

/** Thrown for an invalid setting or command-line argument. The message is for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Record<string, string | undefined>;

/**
 * Creates typed readers of environment variables. For absent and empty variables they return undefined or the default. For invalid values
 * they throw SettingsError. Its message names the variable, but does not repeat URLs and tokens, which are secret.
 */
export function createSettingsReader(env: Environment) {
  const text = (name: string): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };

  function host(name: string, fallback: string): string {
    const value = text(name) ?? fallback;
    const hostWithoutBrackets = value.replace(/^\[(.*)\]$/, '$1');
    if (isIP(hostWithoutBrackets) > 0 || /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
    throw new SettingsError(`${name} must be a host name or an address such as 127.0.0.1, not "${value}".`);
  }

  function integer(name: string, fallback: number, min: number, max: number): number {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }

  function flag(name: string, fallback: boolean): boolean {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['true', '1', 'yes'].includes(value)) return true;
    if (['false', '0', 'no'].includes(value)) return false;
    throw new SettingsError(`${name} must be true or false, not "${value}".`);
  }

  function oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = text(name);
    if (value === undefined) return fallback;
    const match = allowed.find((item) => item === value.toLowerCase());
    if (match !== undefined) return match;
    throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  }

  /** Reads a list of allowed names that are separated by commas. `all` means all allowed names; the default is none. */
  function list<T extends string>(name: string, allowed: readonly T[]): ReadonlySet<T> {
    const names = (text(name) ?? '').split(',').flatMap((item) => item.trim() || []);
    if (names.length === 1 && names[0]?.toLowerCase() === 'all') return new Set(allowed);
    const matches = names.map((item) => allowed.find((entry) => entry.toLowerCase() === item.toLowerCase()));
    const unknownName = names.find((_item, index) => matches[index] === undefined);
    if (unknownName === undefined) return new Set(matches.flatMap((item) => item ?? []));
    throw new SettingsError(
      `${name} must be all, or some of ${allowed.join(', ')}, separated by commas; "${unknownName}" is none of them.`,
    );
  }

  function pattern(name: string, allowed: RegExp, description: string): string | undefined {
    const value = text(name);
    if (value === undefined || allowed.test(value)) return value;
    throw new SettingsError(`${name} must be ${description}, not "${value}".`);
  }

  function token(name: string): string | undefined {
    const value = text(name);
    if (value === undefined || /^[\w.~+/=-]{16,256}$/.test(value)) return value;
    throw new SettingsError(`${name} must be at least 16 letters, digits or signs of - . _ ~ + / =.`);
  }

  function url(name: string, schemes: readonly string[]): string | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = URL.parse(value);
    if (parsed && schemes.includes(parsed.protocol) && parsed.hostname !== '') return value;
    if (value.includes('@') && schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}//`)))
      throw new SettingsError(
        `${name} cannot be read as an address: in its user name and its password the signs / ? # are written as %2F %3F %23, and @ as %40.`,
      );
    throw new SettingsError(`${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
  }

  /** Reads the URL of a PostgreSQL database. The host may be missing: `postgresql:///chapter?host=/run/postgresql` is a socket. */
  function database(name: string): string | undefined {
    const value = text(name);
    const parsed = value === undefined ? undefined : URL.parse(value);
    if (parsed === undefined || (/^postgres(ql)?:$/.test(parsed?.protocol ?? '') && (parsed?.pathname ?? '').length > 1)) return value;
    throw new SettingsError(
      `${name} must be the address of a PostgreSQL database such as postgresql://user:password@127.0.0.1:5432/chapter.`,
    );
  }

  function origin(name: string): string | undefined {
    const value = url(name, ['http:', 'https:']);
    if (value === undefined) return undefined;
    const parsed = new URL(value);
    const isOrigin =
      parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === '' && parsed.password === '';
    if (isOrigin) return parsed.origin;
    throw new SettingsError(`${name} must be an origin such as https://www.example.org, without a path, a query or a password.`);
  }

  function mailbox(name: string): { name: string; address: string } | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const match = /^(?:"?([^"<>]*?)"?\s*)<([^<>]+)>$/.exec(value);
    const address = match?.[2]?.trim() ?? value;
    if (isEmailAddress(address)) return { name: match?.[1]?.trim() ?? '', address };
    throw new SettingsError(`${name} must be an e-mail address such as chapter@example.org or Chapter <chapter@example.org>.`);
  }

  return { text, host, integer, flag, oneOf, list, pattern, token, url, database, origin, mailbox };
}
