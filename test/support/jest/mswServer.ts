import { setupServer } from 'msw/node';

/**
 * The one request interceptor of unit tests: add handlers with `mswServer.use(...)`; they are dropped after each test.
 * It is started by unit.setup.ts. A request without a handler fails the test.
 */
export const mswServer = setupServer();
