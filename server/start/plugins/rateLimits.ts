import type { OperationId } from '../../platform/contract/operations.ts';
import type { Settings } from '../../platform/settings.ts';
import type { RateLimit } from '../../platform/security/limits.ts';

const MINUTE_MS = 60_000;

/** A limit and the operations that share it. */
interface OperationsLimit extends RateLimit {
  operations: readonly OperationId[];
}

/** Returns the rate limits of operations that are expensive or can be abused. */
function createDefaultLimits({ perHour, searchesPerMinute }: Pick<Settings, 'perHour' | 'searchesPerMinute'>) {
  const createHourlyLimit = (max: number): RateLimit => ({ max, timeWindow: 60 * MINUTE_MS, perMember: true });
  return {
    sendOtpPerClient: { max: 60, timeWindow: 10 * MINUTE_MS, operations: ['sendOtp'] },
    verifyOtpPerClient: { max: 120, timeWindow: 10 * MINUTE_MS, operations: ['verifyOtp'] },
    /** Also limits enquiries that are sent without scripts. */
    mailPerClient: { max: 20, timeWindow: 10 * MINUTE_MS, operations: ['sendEmail', 'sendEmailForm'] },
    /** Also limits registrations that are sent without scripts. */
    registerPerClient: { max: 60, timeWindow: 10 * MINUTE_MS, operations: ['requestRegistration', 'requestGuestLink'] },
    registerPerMember: { ...createHourlyLimit(120), operations: ['register', 'cancelOwnRegistration'] },
    guestMailPerMember: { ...createHourlyLimit(60), operations: ['messageGuests', 'exportGuests'] },
    guestPerMember: { ...createHourlyLimit(300), operations: ['addGuest', 'cancelGuest', 'renewGuestLink'] },
    /** Limits signed links in mails. A mail provider may open the links of many members from one IP address. */
    linkPerClient: { max: 300, timeWindow: 10 * MINUTE_MS, operations: [] },
    postPerMember: { ...createHourlyLimit(perHour.posts), operations: ['postJob', 'updateJob'] },
    applyPerMember: { ...createHourlyLimit(perHour.applications), operations: ['applyForJob'] },
    profilePerMember: { ...createHourlyLimit(60), operations: ['updateProfile'] },
    filePerMember: { ...createHourlyLimit(perHour.downloads), operations: ['getFile'] },
    ownDataPerMember: { ...createHourlyLimit(10), operations: ['downloadOwnData', 'eraseMember'] },
    /** Limits requests for codes, because each code allows a few guesses. */
    erasurePerMember: { ...createHourlyLimit(10), operations: ['requestErasure'] },
    /** Counts correct codes, too: no member attends that many events in an hour. */
    attendancePerMember: { ...createHourlyLimit(20), operations: ['markAttended'] },
    /** Limits writes that cost little, but outdate cached pages and lists. Nobody presses that often. */
    smallWritePerMember: {
      ...createHourlyLimit(300),
      operations: [
        'closeJob',
        'reopenJob',
        'renewJob',
        'withdrawApplication',
        'saveJob',
        'unsaveJob',
        'createJobAlert',
        'deleteJobAlert',
        'updateStage',
        'addEventOfInterest',
        'removeEventOfInterest',
        'setReminders',
        'setPduCycle',
        'endOwnSession',
        'endOtherSessions',
        'updateJobStatus',
        'addMember',
        'updateMember',
      ],
    },
    /** Limits requests for codes, because each code allows a few guesses. */
    contentCodePerMember: { ...createHourlyLimit(10), operations: ['requestContentCode'] },
    /** Each of these reads and checks the whole content. */
    contentPerMember: {
      ...createHourlyLimit(600),
      operations: [
        'saveContentFile',
        'saveContentDraft',
        'deleteContentDraft',
        'previewContent',
        'restoreContentVersion',
        'uploadContentPicture',
        'deleteContentPicture',
        'unlockContent',
      ],
    },
    /** Each import checks up to 10,000 members. */
    importPerMember: { ...createHourlyLimit(60), operations: ['importMembers'] },
    /** Limits the pages of the system and of the content, because their data is not cached. */
    systemPerMember: {
      max: 200,
      timeWindow: 10 * MINUTE_MS,
      perMember: true,
      operations: ['getProviderDrift', 'getSystemState', 'listSystemMails', 'sendMailAgain', 'listContent', 'listContentPictures'],
    },
    /** A search takes up to 50 ms of processor time. */
    searchPerClient: { max: searchesPerMinute, timeWindow: MINUTE_MS, inMemory: true, operations: ['searchJobs', 'searchSite'] },
  } satisfies Record<string, OperationsLimit>;
}

type LimitName = keyof ReturnType<typeof createDefaultLimits>;

/** All limits by name. */
export type RateLimits = Readonly<Record<LimitName, OperationsLimit>>;

export type RateLimitOverrides = Readonly<Partial<Record<LimitName, RateLimit>>>;

/** Returns the limits of a running server. @param overrides limits that tests replace */
export function createRateLimits(
  settings: Pick<Settings, 'perHour' | 'searchesPerMinute'>,
  overrides: RateLimitOverrides = {},
): RateLimits {
  const limits: RateLimits = createDefaultLimits(settings);
  const names = Object.keys(limits) as LimitName[];
  return Object.fromEntries(
    names.map((name): [LimitName, OperationsLimit] => [
      name,
      { ...(overrides[name] ?? limits[name]), operations: limits[name].operations },
    ]),
  ) as RateLimits;
}

/** Returns the limit of each operation that has one, by operationId. */
export const getLimitsByOperation = (limits: RateLimits): Partial<Record<OperationId, RateLimit>> =>
  Object.fromEntries(Object.values(limits).flatMap((limit) => limit.operations.map((operation) => [operation, limit])));
