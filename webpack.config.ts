import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';

/**
 * Two builds of the same sources: `client` for the browser (build/client) and `server`, the render
 * entry that the web server loads (build/server/render.mjs).
 */

type Mode = 'development' | 'production';

const root = import.meta.dirname;
const output = (folder: string): string => path.join(root, 'build', folder);

/** Chunks that every page needs; each is its own file, so that evaluating one is its own short task. */
const SHELL = new Set(['react', 'state', 'styles', 'app']);

/**
 * Members' pages about jobs have their own copies of the sources that they share with the board: parts that are split off
 * compress worse, and the board's first load is at its limit.
 */
const OWN_COPIES = new Set(['my-jobs', 'applicants', 'apply', 'post-job', 'edit-job', 'job-preview']);

/** Chunks of which almost every function runs while a page starts. */
const RUN_AT_ONCE = new Set(['react-lib', 'state-lib', 'styles-lib', 'app']);
const inShell = (chunk: { name?: string | null }): boolean => SHELL.has(chunk.name ?? '');

/** What starts a page: two scripts that stand in its HTML, and the one that fetches the rest. Each stays in one piece. */
const STARTERS = new Set(['scheme', 'loader', 'main']);
const splits = (chunk: { name?: string | null }): boolean => !STARTERS.has(chunk.name ?? '');

/** Tells the web server which files belong to which named chunk (manifest.json). */
class ManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'Manifest', stage: stage - 100 }, () => {
        const groups: Record<string, string[]> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          groups[name] = group.getFiles().filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
        }
        const json = JSON.stringify({ groups }, null, 1);
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(json));
      });
    });
  }
}

function shared(mode: Mode, envName: string): Configuration {
  return {
    mode,
    context: root,
    devtool: mode === 'development' ? 'eval-cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache', 'webpack'),
      name: envName,
      buildDependencies: { config: [import.meta.filename, path.join(root, 'babel.config.js')] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [path.join(root, 'src'), path.join(root, 'shared')],
          use: { loader: 'babel-loader', options: { envName } },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !envName.startsWith('server') },
        },
      ],
    },
  };
}

function client(mode: Mode): Configuration {
  const base = shared(mode, `client-${mode}`);
  const production = mode === 'production';
  return {
    ...base,
    name: 'client',
    target: ['web', 'es2022'],
    entry: {
      main: './src/browser.tsx',
      scheme: { import: './src/boot/scheme.ts', filename: 'inline/scheme.js' },
      loader: { import: './src/boot/loader.ts', filename: 'inline/loader.js' },
    },
    output: {
      path: output('client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // By number: their names would stand in the first script of every page. `build/client/manifest.json` tells whose they are.
      // The hashes stand there, too: six digits, because the number goes with them.
      chunkFilename: production ? 'assets/[id].[contenthash:6].js' : 'assets/[name].js',
      clean: production,
    },
    resolve: {
      ...base.resolve,
      alias: {
        // Only emotion's `withTheme` and formik's `connect` need it, and the site uses neither: 2 kB of every first load.
        'hoist-non-react-statics': false,
        // Our long fields are the browser's own areas (FormTextField), and the search of the job board has none: 1 kB.
        [fileURLToPath(import.meta.resolve('@mui/material/TextareaAutosize'))]: false,
      },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ terserOptions: { ecma: 2020, compress: { passes: 3 } }, extractComments: { condition: true, banner: false } }),
      ],
      // The shortest numbers: files are named by what they hold.
      moduleIds: production ? 'size' : 'named',
      chunkIds: production ? 'size' : 'named',
      splitChunks: {
        chunks: splits,
        // Many small chunks compress worse than a few copies: 0.8 kB of a first load.
        minSize: 24_000,
        cacheGroups: {
          default: {
            chunks: (chunk) => splits(chunk) && !OWN_COPIES.has(chunk.name ?? ''),
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
          },
          react: { name: 'react-lib', chunks: inShell, test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30, enforce: true },
          state: {
            name: 'state-lib',
            chunks: inShell,
            test: /node_modules\/(@reduxjs|redux|redux-persist|react-redux|reselect|immer|react-router|use-sync-external-store)\//,
            priority: 20,
            enforce: true,
          },
          styles: { name: 'styles-lib', chunks: inShell, test: /node_modules\/(@mui|@emotion|stylis|clsx)\//, priority: 20, enforce: true },
        },
      },
    },
    plugins: [
      new ManifestPlugin(),
      // What only the server's documents need is left out of the bundles (docs/architecture.md).
      new webpack.DefinePlugin({
        'process.env.IN_BROWSER': JSON.stringify('true'),
        // As are the halves of libraries that are for servers.
        'typeof document': JSON.stringify('object'),
        'typeof window': JSON.stringify('object'),
      }),
      // Lets the browser compile these files as they arrive, beside the main thread: almost all of them runs at once.
      new webpack.BannerPlugin({
        banner: ({ chunk }) => (RUN_AT_ONCE.has(chunk.name ?? '') ? '//# allFunctionsCalledOnLoad' : ''),
        raw: true,
        test: /assets\/.*js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 200,
      }),
      ...(production
        ? [
            new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.(js|svg)$/ }),
            new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: /\.(js|svg)$/ }),
          ]
        : [new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|src\/boot/ })]),
    ],
  };
}

function server(mode: Mode): Configuration {
  const base = shared(mode, `server-${mode}`);
  return {
    ...base,
    name: 'server',
    target: 'node24',
    devtool: false,
    entry: { render: './src/render.tsx' },
    experiments: { outputModule: true },
    output: {
      path: output('server'),
      publicPath: '/',
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    externalsPresets: { node: true },
    // Loaded by `import()` when a page needs it, not with the entry.
    externals: { jsdom: 'import jsdom' },
    optimization: { minimize: false, splitChunks: false },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

/** The two configurations for one mode; scripts/build.ts and scripts/dev.ts run them. */
export default function configurations(env: { mode?: Mode } = {}): [Configuration, Configuration] {
  const mode = env.mode ?? 'production';
  return [client(mode), server(mode)];
}
