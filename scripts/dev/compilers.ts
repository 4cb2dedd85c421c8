import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, EntryObject } from 'webpack';
import configurations from '../../webpack.config.ts';

/** Entries whose code is inlined in the HTML. Their code must not contain the runtime for hot reloading. */
const INLINED = ['scheme', 'loader'];

function pickEntries(entries: EntryObject, isIncluded: (name: string) => boolean): EntryObject {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isIncluded(name)));
}

/** Returns the development configurations. `client` gets hot reloading; `others`, the inlined scripts and the render entry, do not. */
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
  const reloading: Configuration = {
    ...client,
    entry: pickEntries(entries, (name) => !INLINED.includes(name)),
    plugins: [...(client.plugins ?? []), new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|src\/boot/ })],
  };
  return { client: reloading, others: [inlined, server] };
}
