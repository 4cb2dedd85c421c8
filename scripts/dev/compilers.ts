import type { Configuration, EntryObject } from 'webpack';
import configurations from '../../webpack.config.ts';

/** Entries inlined in the HTML, which must not contain the reloading runtime. */
const INLINED = ['scheme', 'loader'];

function pickEntries(entries: EntryObject, isIncluded: (name: string) => boolean): EntryObject {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isIncluded(name)));
}

/** Returns the development configurations: browser with hot reloading; inlined scripts and render entry without. */
export function createDevelopmentConfigurations(): { client: Configuration; others: Configuration[] } {
  const [client, server] = configurations({ mode: 'development' });
  const entries = client.entry;
  if (typeof entries !== 'object' || Array.isArray(entries)) throw new Error('webpack.config.ts: the client needs named entries.');
  const inlined: Configuration = {
    ...client,
    name: 'inlined',
    devtool: false,
    entry: pickEntries(entries, (name) => INLINED.includes(name)),
    plugins: [],
    cache: false,
  };
  return { client: { ...client, entry: pickEntries(entries, (name) => !INLINED.includes(name)) }, others: [inlined, server] };
}
