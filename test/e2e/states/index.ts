/**
 * All states that `npm run states` takes pictures of. Add a new page to `everyPage.ts`, and its further states to the file of its subject.
 */
import { applications } from './applications.ts';
import { contentPages } from './content.ts';
import { dashboard } from './dashboard.ts';
import { everyPage } from './everyPage.ts';
import { jobBoard } from './jobBoard.ts';
import { jobForm } from './jobForm.ts';
import { login } from './login.ts';
import { memberPages } from './members.ts';
import { moderation } from './moderation.ts';
import { myJobs } from './myJobs.ts';
import { publicPages } from './publicPages.ts';
import { splitName, type State } from './state.ts';

const allStates: readonly State[] = [
  ...everyPage,
  ...publicPages,
  ...jobBoard,
  ...login,
  ...dashboard,
  ...myJobs,
  ...moderation,
  ...jobForm,
  ...applications,
  ...memberPages,
  ...contentPages,
];

const pageNames = [...new Set(allStates.map((state) => splitName(state).page))];

/** All states by page; those of `everyPage.ts` come first. */
export const states: readonly State[] = pageNames.flatMap((name) => allStates.filter((state) => splitName(state).page === name));
