import type { Person } from './data/people.ts';

export type FieldValue = string | string[] | File;

/** One request, as the handlers of the documented calls read it. */
export interface Call {
  /** The path's parameter, else an empty string. */
  id: string;
  query: URLSearchParams;
  fields: Record<string, FieldValue>;
  /** Whose session the bearer token is of. */
  person: Person | undefined;
}

/** Returns the JSON of an answer with status 200. */
export type Handler = (call: Call) => unknown;

/** Thrown by a handler for any status but 200; a body of text is sent as HTML. */
export class ResponseOverride extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`Answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

const htmlPage = (title: string, text: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`;

export const notFoundPage = htmlPage('Page not found', 'It looks like nothing was found at this location.');
export const criticalErrorPage = htmlPage('WordPress &rsaquo; Error', 'There has been a critical error on this website.');

/** What a form sent under a name, as text. */
export function text(call: Call, name: string): string {
  const value = call.fields[name];
  return typeof value === 'string' ? value : '';
}
