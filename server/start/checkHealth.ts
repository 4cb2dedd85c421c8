/** Ends with code 0 if the server with these settings is healthy, otherwise with code 1: the health check of a container. */
import { formatOrigin, readSettings } from '../platform/settings.ts';

const { host, port } = readSettings(process.env);
const isHealthy = await fetch(`${formatOrigin(host, port)}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
