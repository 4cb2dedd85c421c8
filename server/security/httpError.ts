/** A refusal that the caller is told about: thrown by services, answered in the one error shape. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  /** Extra response headers, for example `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param statusCode the HTTP status, 400 to 599
   * @param message one sentence for the person who made the request
   */
  constructor(statusCode: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** The body of every error answer: the same sentence twice, because the two backends of the documents read different fields. */
export interface ErrorBody {
  success: false;
  error: string;
  message: string;
  /** By which the request is found in the log; only for faults of the server's own. */
  requestId?: string;
}

/** Builds the one error shape from a sentence. */
export function errorBody(message: string, requestId?: string): ErrorBody {
  return { success: false, error: message, message, ...(requestId === undefined ? {} : { requestId }) };
}
