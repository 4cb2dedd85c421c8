import type { Person } from './data/people.ts';

export type FieldValue = string | string[] | File;

/** A parsed request. */
export interface Call {
  /** The `{id}` in the path; an empty string for a path without one. */
  id: string;
  query: URLSearchParams;
  fields: Record<string, FieldValue>;
  /** The owner of the session with the bearer token; undefined without a session. */
  person: Person | undefined;
}

/** Returns the JSON of a response with status 200. */
export type Handler = (call: Call) => unknown;

/** Thrown by a handler to send another status than 200. A body that is a string is sent as HTML. */
export class ResponseOverride extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`Status ${status}`);
    this.status = status;
    this.body = body;
  }
}

const htmlPage = (title: string, text: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`;

export const notFoundPage = htmlPage('Page not found', 'It looks like nothing was found at this location.');
export const criticalErrorPage = htmlPage('WordPress &rsaquo; Error', 'There has been a critical error on this website.');

/** Returns a form field; an empty string when it is missing, a list or a file. */
export function readTextField(call: Call, name: string): string {
  const value = call.fields[name];
  return typeof value === 'string' ? value : '';
}
