import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app.ts';
import { originOf, readSettings } from '../../../server/settings.ts';
import { stopOnSignals } from '../../../server/stopOnSignals.ts';

/**
 * The server without the built site, as a process of its own, for tests that kill it. Like `server/main.ts` it prints
 * `Serving on http://HOST:PORT`. No rate limits unless `LIMITS=usual`: the tests write as fast as they can.
 */
const ample = { max: 1_000_000, timeWindow: 60_000 };
const settings = readSettings(process.env);
const usual = process.env.LIMITS === 'usual';
const app = await buildApp(settings, usual ? {} : { rateLimits: { mailPerClient: ample, sendOtpPerClient: ample } });
stopOnSignals(app);
await app.listen({ host: settings.host, port: settings.port });
console.log(`Serving on ${originOf(settings.host, (app.server.address() as AddressInfo).port)}`);
