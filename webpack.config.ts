import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';

/**
 * Two builds of the same sources. `client` is for the browser (build/client). `server` is the render entry, which the web server loads
 * (build/server/render.mjs).
 */

type Mode = 'development' | 'production';

const root = import.meta.dirname;
const output = (folder: string): string => path.join(root, 'build', folder);

/** Entries, whose code is not split: `scheme` and `loader` are inlined into each page's HTML, and `main` imports everything else. */
const ENTRIES = new Set(['scheme', 'loader', 'main']);
const isSplit = (chunk: { name?: string | null }): boolean => !ENTRIES.has(chunk.name ?? '');

/** Chunks that every page needs. src/browser.tsx evaluates each in a separate task. */
const SHELL_CHUNKS = new Set(['react', 'state', 'styles', 'app']);
const isShell = (chunk: { name?: string | null }): boolean => SHELL_CHUNKS.has(chunk.name ?? '');

const PAGES_FILE = path.join(root, 'src', 'app', 'pages.ts');

/** Names the chunk of a page, a layout or a guard after its folder: `features/jobs/posting` is `jobs-posting` (src/app/pages.ts). */
class PageChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageChunks', (compilation) => {
      compilation.hooks.finishModules.tap('PageChunks', (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule) || module.resource !== PAGES_FILE) continue;
          for (const block of module.blocks) {
            block.chunkName = path.posix
              .dirname(block.request ?? '')
              .replace(/^(?:\.\.\/features|\.)\//, '')
              .replaceAll('/', '-');
          }
        }
      });
    });
  }
}

/** Writes manifest.json, from which the web server reads the files of each named chunk. */
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

function createSharedConfiguration(mode: Mode, envName: string): Configuration {
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
        // Without this, 2 kB stay in every first load for emotion's `withTheme`, which nothing uses.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8][ext]' },
        },
      ],
    },
  };
}

function createClientConfiguration(mode: Mode): Configuration {
  const base = createSharedConfiguration(mode, `client-${mode}`);
  const isProduction = mode === 'production';
  return {
    ...base,
    name: 'client',
    target: ['web', 'es2022'],
    entry: {
      main: './src/browser.tsx',
      scheme: { import: ['./src/boot/scheme.ts', './src/boot/fonts.ts'], filename: 'inline/scheme.js' },
      loader: { import: './src/boot/loader.ts', filename: 'inline/loader.js' },
    },
    output: {
      path: output('client'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    },
    optimization: {
      // `DeterministicModuleIdsPlugin` below sets the ids.
      ...(isProduction && { moduleIds: false }),
      // SWC's minifier takes a quarter of Terser's time and writes no more bytes.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      splitChunks: {
        chunks: isSplit,
        // With the default of 20,000 bytes, each page loads more and smaller files, and names more of them: 2 kB more in a first load.
        minSize: 40_000,
        cacheGroups: {
          react: { name: 'react-lib', chunks: isShell, test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30, enforce: true },
          state: {
            name: 'state-lib',
            chunks: isShell,
            test: /node_modules\/(@reduxjs|redux|redux-persist|react-redux|reselect|immer|react-router|use-sync-external-store)\//,
            priority: 20,
            enforce: true,
          },
          styles: { name: 'styles-lib', chunks: isShell, test: /node_modules\/(@mui|@emotion|stylis|clsx)\//, priority: 20, enforce: true },
        },
      },
    },
    plugins: [
      new PageChunksPlugin(),
      new ManifestPlugin(),
      ...(isProduction
        ? [
            // By default ids have five digits if there are 500 modules or more. Four digits save 0.5 kB in a first load.
            new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
            new webpack.BannerPlugin({
              // With this hint, browsers compile a script completely while it loads, not function by function while it runs.
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /^assets\/.*\.js$/,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
            }),
            new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.(js|svg)$/ }),
            new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: /\.(js|svg)$/ }),
          ]
        : []),
    ],
  };
}

function createServerConfiguration(mode: Mode): Configuration {
  const base = createSharedConfiguration(mode, `server-${mode}`);
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
    // Not bundled: `import()` loads jsdom when a page needs it.
    externals: { jsdom: 'import jsdom' },
    optimization: { minimize: false, splitChunks: false },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

/** Returns the configurations of both builds; scripts/build.ts and scripts/dev.ts run them. */
export default function configurations(env: { mode?: Mode } = {}): [Configuration, Configuration] {
  const mode = env.mode ?? 'production';
  return [createClientConfiguration(mode), createServerConfiguration(mode)];
}
