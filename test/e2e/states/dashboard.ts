/** The states of the dashboard beside the member's jobs. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { BROKEN, done, inTurn, press, refused, step, wait, type State, type Step } from './state.ts';

const CODE_SENT = done('A code is on its way to member@example.org. It is valid for ten minutes.');

const openErase = inTurn(
  press('Erase my data'),
  step('', (page) => page.getByText('What is kept, and why').waitFor()),
);

/** A member gets one such mail a minute: none goes here. */
const codeStep = inTurn(
  openErase,
  step('press “Mail me a code”', async (page: Page) => {
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the mail' }).waitFor();
  }),
);

const erase = (name: string, arrange: Step, answers: State['answers'] = {}): State => ({
  name,
  address: '/dashboard/profile',
  member: true,
  windowOnly: true,
  answers: { '**/api/user/erasure': CODE_SENT, ...answers },
  arrange,
});

const wrongCode = inTurn(
  codeStep,
  step('enter 123456 and press the button that erases', async (page: Page) => {
    await page.getByRole('textbox', { name: 'Code from the mail' }).fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: /Erase/ }).click();
    await page.waitForTimeout(1_000);
  }),
);

const save = step('press the button that saves the data', (page) =>
  main(page)
    .getByRole('button', { name: /Save|Download/ })
    .first()
    .click(),
);

export const dashboard: State[] = [
  { name: 'profile/new-member', address: '/dashboard/profile', member: 'suresh@example.org' },
  {
    name: 'profile/saving',
    address: '/dashboard/profile',
    member: true,
    answers: { '**/api/user/data': 'never' },
    arrange: save,
  },
  {
    name: 'profile/not-saved',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    answers: { '**/api/user/data': BROKEN },
    arrange: inTurn(save, wait(800)),
  },
  erase('profile/erase', openErase),
  erase('profile/erase-code', codeStep),
  erase('profile/erase-wrong', wrongCode, { '**/api/user/erase': refused(400, 'This is not the code from the mail.') }),
  erase('profile/erased', inTurn(wrongCode, wait(500)), { '**/api/user/erase': done('Your data was erased.') }),
];
