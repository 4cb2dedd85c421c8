/** @tier full */
import { createKillableServer } from '../../support/server/killable.ts';
import { until } from '../../support/until.ts';

it('a server that is the only process makes the slowest requests itself, after it has begun to serve', async () => {
  // Without the built site, the home page does not exist, which the log says.
  const { start, getOutput } = await createKillableServer({ env: { LOG_LEVEL: 'debug' } });
  await start();
  const refusal = '"method":"GET","reason":"This was not found."';
  await until(() => getOutput().includes(refusal));
  expect(getOutput().indexOf(refusal)).toBeGreaterThan(getOutput().indexOf('Serving on'));
});
