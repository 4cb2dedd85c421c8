import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings.ts';
import { clientOf } from './client.ts';
import { HttpError } from './httpError.ts';
import { countingStore, keyOf } from './rateStore.ts';

/** Limits of every request. */
export const requestLimits = {
  /** Bytes of a body: a 5 MB file and its fields. */
  bodyBytes: 6 * 1024 * 1024,
  /** Bytes of one uploaded file. */
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of one text field of a form. */
  fieldBytes: 64 * 1024,
  /** Milliseconds for a request to arrive whole. */
  arrivalMs: 30_000,
  /** Milliseconds for its answer. */
  answerMs: 30_000,
  /** Milliseconds in which so many bytes of an answer have to be taken, again and again until it is taken whole: 1 kB/s is slow, but reads. */
  takenMs: 120_000,
  takenBytes: 120_000,
} as const;

/** So many requests in so many milliseconds: the first begins a window, and the first after its end the next one. */
export interface RateLimit {
  max: number;
  timeWindow: number;
  /** Counted for each member, wherever they are, and for each client that is none; otherwise for each client. */
  perMember?: boolean;
  /** Counted by each process for itself, and only what comes over the network: pages that are rendered have a queue of their own. */
  inMemory?: boolean;
}

/** How often one client may do what costs or can be abused. */
export interface RateLimits {
  sendOtpPerClient: RateLimit;
  verifyOtpPerClient: RateLimit;
  mailPerClient: RateLimit;
  /** Links of mails: a mail provider opens and posts those of many members from one address. */
  linkPerClient: RateLimit;
  postPerMember: RateLimit;
  applyPerMember: RateLimit;
  filePerMember: RateLimit;
  /** Everything that the site holds about a member, as one file. */
  ownDataPerMember: RateLimit;
  /** Codes to erase it with: each may be guessed at a few times. */
  erasurePerMember: RateLimit;
  /** How the server does, which is looked up anew each time. */
  systemPerMember: RateLimit;
  /** Searches, which cost up to 50 ms of the processor each. */
  searchPerClient: RateLimit;
}

const minute = 60_000;

/** The limits of a running server: ample for people, tight for programs. */
export function rateLimitsOf({ hourly, searchesPerMinute }: Pick<Settings, 'hourly' | 'searchesPerMinute'>): RateLimits {
  const anHour = (max: number): RateLimit => ({ max, timeWindow: 60 * minute, perMember: true });
  return {
    sendOtpPerClient: { max: 60, timeWindow: 10 * minute },
    verifyOtpPerClient: { max: 120, timeWindow: 10 * minute },
    mailPerClient: { max: 20, timeWindow: 10 * minute },
    linkPerClient: { max: 300, timeWindow: 10 * minute },
    postPerMember: anHour(hourly.posts),
    applyPerMember: anHour(hourly.applications),
    filePerMember: anHour(hourly.downloads),
    ownDataPerMember: anHour(10),
    erasurePerMember: anHour(10),
    systemPerMember: { max: 200, timeWindow: 10 * minute, perMember: true },
    searchPerClient: { max: searchesPerMinute, timeWindow: minute, inMemory: true },
  };
}

/** A limit as a route takes it. A member is known only once the session was read, still before the body is. */
export function routeLimit({ max, timeWindow, perMember, inMemory }: RateLimit): RateLimitOptions & { inMemory?: true } {
  const limit = { max, timeWindow, hook: perMember === true ? 'preParsing' : 'onRequest' } as const;
  if (inMemory !== true) return limit;
  return { ...limit, inMemory, allowList: ({ raw }) => !(raw.socket instanceof Socket) };
}

/** The refusal of a caller who comes too often. @param waitMs milliseconds until the next try */
export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many requests. Please wait ${wait} and try again.`, { 'retry-after': String(seconds) });
}

/**
 * Makes rate limits available to routes (`config.rateLimit`), counted in the database, and refuses work while the process is
 * overloaded: the event loop is late by seconds, or the heap is about to be full.
 * @param lateMs how late the event loop may be, in milliseconds; 0: as late as it likes
 */
export async function registerLimits(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'secret'>, lateMs = 5_000): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: countingStore(deps),
    // Where a limit is for each client, the session was not read yet.
    keyGenerator: (request) => keyOf(request, request.member?.id ?? clientOf(request, deps.secret)),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    // Long enough that one slow start of a page does not pass for overload.
    sampleInterval: 10_000,
    retryAfter: 5,
  });
}
