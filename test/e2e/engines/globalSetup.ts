export { prepareSite as default } from '../../support/e2e/globalSetup.ts';
