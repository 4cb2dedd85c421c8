import { getHeapStatistics } from 'node:v8';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client.ts';
import { HttpError } from './httpError.ts';

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
} as const;

/** So many requests in so many milliseconds. */
export interface RateLimit {
  max: number;
  timeWindow: number;
}

/** How often one client may do what costs or can be abused. */
export interface RateLimits {
  sendOtpPerClient: RateLimit;
  verifyOtpPerClient: RateLimit;
  mailPerClient: RateLimit;
}

const minute = 60_000;

/** The limits of a running server: ample for people, tight for programs. */
export const defaultRateLimits: RateLimits = {
  sendOtpPerClient: { max: 60, timeWindow: 10 * minute },
  verifyOtpPerClient: { max: 120, timeWindow: 10 * minute },
  mailPerClient: { max: 20, timeWindow: 10 * minute },
};

/** The refusal of a caller who comes too often. @param waitMs milliseconds until the next try */
export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many requests. Please wait ${wait} and try again.`, { 'retry-after': String(seconds) });
}

/**
 * Makes rate limits available to routes (`config.rateLimit`) and refuses work while the process is overloaded: the event
 * loop is late by seconds, or the heap is about to be full.
 * @param lateMs how late the event loop may be, in milliseconds; 0: as late as it likes
 */
export async function registerLimits(app: FastifyInstance, lateMs = 5_000): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientAddress(request.ip),
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
