export { setup as default } from './setup.ts';
