/**
 * Compiles one configuration of webpack.config.ts, the one with the index `part`. buildSite.ts runs this file in a worker thread.
 * Throws an error with webpack's messages when the configuration cannot be compiled.
 */
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import webpack, { type Stats } from 'webpack';
import configurations from '../../webpack.config.ts';
import { buildFolder } from './siteStamp.ts';

const { part, folder } = workerData as { part: number; folder: string };

const config = configurations({ mode: 'production' })[part];
if (config === undefined) throw new Error(`webpack.config.ts has no part ${part}.`);
const outputFolder = path.join(folder, path.relative(buildFolder, config.output?.path ?? buildFolder));

const stats = await new Promise<Stats | undefined>((resolve, reject) => {
  const compiler = webpack({ ...config, output: { ...config.output, path: outputFolder } });
  compiler.run((error, result) => {
    compiler.close((closeError) => {
      if (error ?? closeError) reject(error ?? closeError);
      else resolve(result);
    });
  });
});
if (stats === undefined) throw new Error('webpack ended without a result.');
if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
