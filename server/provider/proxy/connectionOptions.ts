/** Returns the options of `undici` for connections to a provider's host. */
export const createConnectionOptions = (timeoutMs: number) => ({
  connect: { timeout: timeoutMs },
  headersTimeout: timeoutMs,
  bodyTimeout: timeoutMs,
  // The library that forwards calls is written for a version that never used HTTP/2. With HTTP/2, responses that are open when the server
  // stops neither end nor fail.
  allowH2: false,
});
