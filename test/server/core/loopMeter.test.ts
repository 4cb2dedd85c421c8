import { performance } from 'node:perf_hooks';
import { createLoopMeter } from '../../../server/platform/lib/loopMeter.ts';

it('the event loop counts as busy by its use since the last measurement, which lasts at least a second', () => {
  let now = 0;
  let utilization = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ utilization, idle: 0, active: 0 }));
  const isLoopBusy = createLoopMeter();
  const readAt = (ms: number, share: number): boolean => {
    [now, utilization] = [ms, share];
    return isLoopBusy();
  };
  expect(readAt(999, 0.9)).toBe(false);
  expect(readAt(1_000, 0.9)).toBe(true);
  expect(readAt(1_999, 0.1)).toBe(true);
  expect(readAt(2_000, 0.1)).toBe(false);
});
