import cluster from 'node:cluster';

/**
 * Stops the server when its parent process is gone; serve.mjs preloads this file into the server. Without it, the server would still use
 * the port after `npm start` was killed. With several processes, only the primary needs this, because the primary stops its workers.
 */
if (cluster.isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
