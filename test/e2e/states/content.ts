/** States of the pages on which admins edit the content. */
import { main } from '../pageParts.ts';
import { statesOf } from './everyPage.ts';
import { answers, combineSteps, goOffline, MEMBER, outcomesOf, press, step, waitForAlert, waitForDialog } from './state.ts';

const FILE_CALL = '**/site/content/file';

const type = step('type into “Short text”', (page) => main(page).getByRole('textbox', { name: 'Short text' }).fill('Another sentence.'));
const save = combineSteps(type, press('Save'));
const mistakes = { success: false, message: '1 field needs a look.', mistakes: [{ pointer: '/brief_content', message: 'Is too short.' }] };

export const contentPages = [
  ...statesOf('content', {
    past: { address: '/dashboard/content?show=past' },
    'none-found': { address: '/dashboard/content?q=zzz' },
    people: { address: '/dashboard/content?section=people' },
    texts: { address: '/dashboard/content?section=texts' },
    pictures: { address: '/dashboard/content?section=pictures' },
    elsewhere: { responses: { '**/site/content': answers.refused(404, 'Not found') } },
    'read-only': {
      responses: { '**/site/content': answers.ok({ unlocked: false, readOnly: 'The folder cannot be written.', files: [] }) },
    },
    'not-admin': { member: MEMBER },
    'new-event': { noise: /status of 403/, prepare: combineSteps(press('New event'), waitForDialog) },
  }),
  ...statesOf('edit-content', {
    slides: { address: '/dashboard/content/file?file=home-banner.yaml' },
    training: { address: '/dashboard/content/file?file=certifications%2F1-pmp.md' },
    history: { prepare: combineSteps(press('History'), waitForDialog) },
    cancel: { prepare: combineSteps(press('Cancel or postpone'), waitForDialog) },
    preview: { prepare: combineSteps(press('Preview'), waitForDialog) },
    code: { noise: /status of 403/, prepare: combineSteps(save, waitForDialog) },
    offline: { prepare: combineSteps(type, goOffline, press('Save'), waitForAlert) },
    ...outcomesOf(FILE_CALL, save, {
      saving: 'never',
      'save-failed': answers.failed,
      mistakes: { status: 422, json: mistakes },
    }),
  }),
];
