import cluster from 'node:cluster';

/**
 * Loaded into the server by serve.mjs: when the process that started it is gone, however it ended, the server closes
 * as if it had been told to. Otherwise a killed `npm start` would leave it behind, holding the port.
 * With workers that is for the process that keeps them: they end with it.
 */
if (cluster.isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
