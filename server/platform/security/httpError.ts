/** An error that is sent to the caller as an `ErrorBody`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  /** Extra response headers, for example `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reason for programs that need more than the status; sent as the body's `code`. */
  readonly reason: string | undefined;
  /** Name of the form's field that the message is about. */
  readonly field: string | undefined;

  /**
   * @param statusCode the HTTP status, 400 to 599
   * @param message one sentence for the person who made the request
   * @param reason reason for programs that need more than the status
   * @param field name of the form's field that the message is about
   */
  constructor(statusCode: number, message: string, headers: Readonly<Record<string, string>> = {}, reason?: string, field?: string) {
    super(message);
    this.reason = reason;
    this.field = field;
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** An error whose body has more than a message. */
export class DetailedHttpError extends HttpError {
  readonly details: Readonly<Record<string, unknown>>;

  /** @param details further fields of the body, as the contract of the operation names them */
  constructor(statusCode: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(statusCode, message);
    this.details = details;
  }
}

/** Body of every error response. It has the message twice, because clients of the two specified backends read different fields. */
export interface ErrorBody {
  success: false;
  error: string;
  message: string;
  /** Identifies the request in the log; only with status 500. */
  requestId?: string;
  /** Reason for programs that need more than the status. */
  code?: string;
  /** The form's field that the message is about. */
  field?: string;
}

/** Returns the error of a form that is refused because of one field. */
export const fieldError = (field: string, message: string, statusCode = 400): HttpError =>
  new HttpError(statusCode, message, {}, undefined, field);

/** Returns the body of an error response. */
export function createErrorBody(message: string, requestId?: string, code?: string, field?: string): ErrorBody {
  return {
    success: false,
    error: message,
    message,
    ...(requestId === undefined ? {} : { requestId }),
    ...(code === undefined ? {} : { code }),
    ...(field === undefined ? {} : { field }),
  };
}
