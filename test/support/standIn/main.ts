/**
 * Runs the stand-in for a provider (`standIn.ts`) as a process: `node test/support/standIn/main.ts --port N`. `GET /__log` lists the
 * requests that it received. `PUT /__mode/{mode}` sets its mode.
 */
import { parseArgs } from 'node:util';
import { PASSCODE, people } from './data/people.ts';
import { startStandIn } from './standIn.ts';

const { port } = parseArgs({ options: { port: { type: 'string', default: '0' } } }).values;
const standIn = await startStandIn({ port: Number(port) });
console.log(standIn.origin);
console.log(`Passcode ${PASSCODE} for ${people.map(({ email }) => email).join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIn.close().then(() => process.exit(0)));
