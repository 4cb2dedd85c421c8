/** An error that the caller sees: thrown by services, sent as an `ErrorBody`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  /** Extra response headers, for example `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
  /** For programs, where the status does not suffice. */
  readonly reason: string | undefined;

  /**
   * @param statusCode the HTTP status, 400 to 599
   * @param message one sentence for the person who made the request
   * @param reason for programs, where the status does not suffice
   */
  constructor(statusCode: number, message: string, headers: Readonly<Record<string, string>> = {}, reason?: string) {
    super(message);
    this.reason = reason;
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** The body of every error response: the same message twice, because the two backends of the documents read different fields. */
export interface ErrorBody {
  success: false;
  error: string;
  message: string;
  /** Finds the request in the log; only with status 500. */
  requestId?: string;
  /** For programs, where the status does not suffice. */
  code?: string;
}

/** Returns the body of an error response. */
export function errorBody(message: string, requestId?: string, code?: string): ErrorBody {
  return {
    success: false,
    error: message,
    message,
    ...(requestId === undefined ? {} : { requestId }),
    ...(code === undefined ? {} : { code }),
  };
}
