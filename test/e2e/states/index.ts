/** The states of the pages that `npm run shots -- --states` makes pictures of; a new page adds its own to the file of its subject. */
import { applications } from './applications.ts';
import { dashboard } from './dashboard.ts';
import { jobBoard } from './jobBoard.ts';
import { jobForm } from './jobForm.ts';
import { login } from './login.ts';
import { moderation } from './moderation.ts';
import { myJobs } from './myJobs.ts';
import { publicPages } from './publicPages.ts';
import type { State } from './state.ts';

/** All of them, page by page. */
export const states: readonly State[] = [
  ...publicPages,
  ...jobBoard,
  ...login,
  ...dashboard,
  ...myJobs,
  ...moderation,
  ...jobForm,
  ...applications,
];
