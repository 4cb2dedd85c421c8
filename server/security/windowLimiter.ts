import { tooMany, type RateLimit } from './limits.ts';

/** At most so many keys are remembered; beyond it the oldest are forgotten. */
const most = 20_000;

/**
 * Counts how often a key (an e-mail address) comes in a fixed window, in memory.
 * @returns a function that counts one and throws the 429 refusal when it was one too many
 */
export function windowLimiter(limit: RateLimit, clock: () => Date): (key: string) => void {
  const windows = new Map<string, { count: number; ends: number }>();

  return (key) => {
    const now = clock().getTime();
    const current = windows.get(key);
    if (current && current.ends > now) {
      current.count += 1;
      if (current.count > limit.max) throw tooMany(current.ends - now);
      return;
    }
    windows.delete(key);
    if (windows.size >= most) windows.delete(windows.keys().next().value ?? '');
    windows.set(key, { count: 1, ends: now + limit.timeWindow });
  };
}
