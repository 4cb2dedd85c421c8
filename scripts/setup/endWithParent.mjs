import cluster from 'node:cluster';

/**
 * Preloaded into the server by serve.mjs: closes it when its parent process is gone, since a killed `npm start` would leave it behind,
 * holding the port. With workers, only the primary process needs it, since it stops the others.
 */
if (cluster.isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
