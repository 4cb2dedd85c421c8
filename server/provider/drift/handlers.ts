import type { ProviderDrift } from '../../../shared/operations/site.ts';
import { CMS_BASE, loadBackend } from '../../platform/contract/load.ts';
import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import { requireAdmin } from '../../platform/security/requireAdmin.ts';
import type { Settings } from '../../platform/settings.ts';
import type { KnownDrift } from './driftLog.ts';
import type { FindScreens } from './screens.ts';
import type { DriftReport, DriftMonitor } from './driftMonitor.ts';

/** Largest length of an expectation in characters; a contract may list hundreds of allowed values. */
const MAX_EXPECTED_LENGTH = 2_000;

/**
 * Creates the handler of the drift report for admins.
 * @param monitor undefined with embedded backends
 * @param since start of the server
 */
export function createDriftHandlers(
  settings: Pick<Settings, 'cmsOrigin' | 'jobsOrigin'>,
  monitor: DriftMonitor | undefined,
  since: Date,
  findScreens: FindScreens,
): BuiltHandlers<'site', 'Provider'> {
  const callByOperation = describeCalls();
  const backends: ProviderDrift['backends'] = [];
  if (settings.cmsOrigin !== undefined) backends.push('content');
  if (settings.jobsOrigin !== undefined) backends.push('jobs');
  const emptyReport: DriftReport = {
    since: since.getTime(),
    operations: [],
    drifts: [],
    droppedCount: 0,
    skipped: { busy: 0, 'too large': 0, unreadable: 0 },
  };

  return {
    getProviderDrift: ({ member }) => {
      requireAdmin(member);
      const report = monitor?.report() ?? emptyReport;
      const { operations, drifts, droppedCount, skipped } = report;
      const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
      const checkedByOperation = new Map(operations.map(({ operationId, checked }) => [operationId, checked]));
      return {
        backends,
        since: formatTimestamp(report.since),
        calls: operations.length,
        checked: sum(operations.map(({ checked }) => checked)),
        drifted: sum(operations.map(({ drifted }) => drifted)),
        skipped: sum(Object.values(skipped)),
        left: droppedCount,
        drifts: drifts.map((drift) => ({
          ...serializeDrift(drift),
          call: callByOperation.get(drift.operationId) ?? drift.operationId,
          checked: checkedByOperation.get(drift.operationId) ?? drift.responses,
          ...serializeScreens(findScreens, drift),
        })),
      };
    },
  };
}

const formatTimestamp = (ms: number): string => new Date(ms).toISOString();

function serializeDrift({ operationId, path, kind, expected, got, firstSeenAt, lastSeenAt, responses }: KnownDrift) {
  return {
    operation: operationId,
    field: path,
    kind,
    expected: expected.slice(0, MAX_EXPECTED_LENGTH),
    ...(got === undefined ? {} : { got }),
    firstSeen: formatTimestamp(firstSeenAt),
    lastSeen: formatTimestamp(lastSeenAt),
    answers: responses,
  };
}

/** Returns the screens that use the field, if known. No screen uses a field that is missing in the contract. */
function serializeScreens(
  findScreens: FindScreens,
  { operationId, path, kind }: KnownDrift,
): Pick<ProviderDrift['drifts'][number], 'screens'> {
  const screens = findScreens(operationId, path);
  if (screens === undefined) return {};
  return { screens: kind === 'extra' ? [] : screens };
}

/** Returns the method and path of each call by operationId. */
function describeCalls(): Map<string, string> {
  const prefixes = [['cms', CMS_BASE] as const, ['jobs', ''] as const];
  return new Map(
    prefixes.flatMap(([name, prefix]) =>
      loadBackend(name).operations.map(({ operationId, method, path }) => [operationId, `${method} ${prefix}${path}`]),
    ),
  );
}
