import type { ProviderDrift, SiteOperations } from '../../shared/operations/site.ts';
import { CMS_BASE, loadContract } from '../contract/load.ts';
import type { Handlers } from '../contract/types.ts';
import { requireAdmin } from '../security/requireAdmin.ts';
import type { Settings } from '../settings.ts';
import type { KnownDrift } from './book.ts';
import type { ScreensOf } from './screens.ts';
import type { DriftReport, DriftWatch } from './watch.ts';

/** What an answer may hold of a sentence; a contract may list hundreds of values. */
const MOST_WORDS = 2_000;

/**
 * What the provider's answers differ in, for admins.
 * @param watch absent: the backends are embedded @param since when the server started
 */
export function driftHandlers(
  settings: Pick<Settings, 'cmsOrigin' | 'jobsOrigin'>,
  watch: DriftWatch | undefined,
  since: Date,
  screensOf: ScreensOf,
): Handlers<SiteOperations, 'getProviderDrift'> {
  const calls = callsByOperation();
  const backends: ProviderDrift['backends'] = [];
  if (settings.cmsOrigin !== undefined) backends.push('content');
  if (settings.jobsOrigin !== undefined) backends.push('jobs');
  const nothing: DriftReport = {
    since: since.getTime(),
    operations: [],
    drifts: [],
    left: 0,
    skipped: { busy: 0, 'too large': 0, unreadable: 0 },
  };

  return {
    getProviderDrift: ({ member }) => {
      requireAdmin(member);
      const report = watch?.report() ?? nothing;
      const { operations, drifts, left, skipped } = report;
      const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
      const checkedOf = new Map(operations.map(({ operationId, checked }) => [operationId, checked]));
      return {
        backends,
        since: timestamp(report.since),
        calls: operations.length,
        checked: sum(operations.map(({ checked }) => checked)),
        drifted: sum(operations.map(({ drifted }) => drifted)),
        skipped: sum(Object.values(skipped)),
        left,
        drifts: drifts.map((drift) => ({
          ...told(drift),
          call: calls.get(drift.operationId) ?? drift.operationId,
          checked: checkedOf.get(drift.operationId) ?? drift.answers,
          ...usedBy(screensOf, drift),
        })),
      };
    },
  };
}

const timestamp = (ms: number): string => new Date(ms).toISOString();

function told({ operationId, path, kind, expected, got, first, last, answers }: KnownDrift) {
  return {
    operation: operationId,
    field: path,
    kind,
    expected: expected.slice(0, MOST_WORDS),
    ...(got === undefined ? {} : { got }),
    firstSeen: timestamp(first),
    lastSeen: timestamp(last),
    answers,
  };
}

/** Nobody reads what the contract does not know. */
function usedBy(screensOf: ScreensOf, { operationId, path, kind }: KnownDrift): Pick<ProviderDrift['drifts'][number], 'screens'> {
  const screens = screensOf(operationId, path);
  if (screens === undefined) return {};
  return { screens: kind === 'extra' ? [] : screens };
}

/** Method and path of every call that may be the provider's. */
function callsByOperation(): Map<string, string> {
  const prefixes = [['cms', CMS_BASE] as const, ['jobs', ''] as const];
  return new Map(
    prefixes.flatMap(([name, prefix]) =>
      loadContract(name).operations.map(({ operationId, method, path }) => [operationId, `${method} ${prefix}${path}`]),
    ),
  );
}
