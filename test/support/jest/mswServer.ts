import { setupServer } from 'msw/node';

/**
 * The only request interceptor of unit tests, started by unit.setup.ts. Add handlers with `mswServer.use(...)`; they are dropped after
 * each test. A request without a handler fails the test.
 */
export const mswServer = setupServer();
