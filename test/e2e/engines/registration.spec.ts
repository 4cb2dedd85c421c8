import type { Visit } from '../../support/engines/visit.ts';
import { readOutbox } from '../../support/e2e/login.ts';
import { expect, test } from './fixtures.ts';

const TITLE = 'A quiet year in a loud programme';
const REGISTER = '/special-programs/pm-footprints/4102/register';
/** Of the event that is today. */
const CHECK_IN = '/dashboard/registrations/4106/check-in';

const region = (visit: Visit) => visit.main.role('region', 'Registration');

test('[REG-02] [REG-04] a visitor registers, confirms with the link of the mail, and gives up the place', async ({ visit, request }) => {
  const email = 'vasanthi@example.net';
  await visit.open(REGISTER);
  await region(visit).text('60 of 60 places are left.').expectSeen();
  const form = visit.main.role('form', 'Registration');
  await form.button('Register').click();
  await form.role('textbox', 'Name').expectFocused();
  await form.role('textbox', 'Name').fill('Vasanthi');
  await form.role('textbox', 'E-mail').fill(email);
  await form.role('checkbox').click();
  await form.button('Register').click();
  await region(visit)
    .role('group', /no place is taken before/)
    .expectFocused();
  await visit.expectFits();

  const mail = (await readOutbox({ request })).find(({ to, subject }) => to.includes(email) && subject.includes(TITLE));
  await visit.openPlain(/\/registration\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await visit.button('Confirm my registration').click();
  await visit.text('You have a place.').expectSeen();
  await visit.role('img', 'Your code for the entrance').expectSeen();
  await visit.expectFits();
  await visit.open(REGISTER);
  await region(visit).text('59 of 60 places are left.').expectSeen();

  await visit.goBack();
  // Opens the question, of which the button then has the same name.
  await visit.text('Give up my place').click();
  await visit.button('Give up my place').click();
  await visit.text('Your registration is cancelled.').expectSeen();
  await visit.open(REGISTER);
  await region(visit).text('60 of 60 places are left.').expectSeen();
});

test('[REG-02] [REG-04] a member registers with one press, finds it in My Events with the code, and gives up the place', async ({
  visit,
  logIn,
}) => {
  await logIn('member@example.org');
  await visit.open(REGISTER);
  // The served page is the visitor's.
  await region(visit).role('form', 'Registration').expectGone();
  await region(visit).button('Register').click();
  await region(visit).text('You have a place.').expectSeen();
  await visit.expectFits();
  await region(visit).link('My Events').click();
  await visit.expectAt('/dashboard/events', 'My Events');
  const opener = visit.main.button(`Show my code: ${TITLE}`);
  await opener.click();
  await visit.dialog.role('img', 'Your code for the entrance').expectSeen();
  await visit.expectFits();
  await visit.press('Escape');
  await visit.dialog.expectGone();
  await opener.expectFocused();

  await visit.main.button(`Give up my place: ${TITLE}`).click();
  await visit.dialog.button('Give it up').click();
  await visit.dialog.expectGone();
  await opener.expectGone();
  await visit.main.role('heading', 'My Events').expectFocused();
});

test('[REG-06] an admin checks guests in by name, also while there is no connection', async ({ visit, logIn, site }) => {
  await logIn('admin@example.org');
  await visit.open(CHECK_IN);
  const [field, status] = [visit.main.role('searchbox', 'Name or e-mail'), visit.main.text(/^\d+ of \d+ are here$/)];
  await field.expectFocused();
  await field.fill('bal');
  await visit.press('Enter');
  await status.expectText('1 of 10 are here');
  await field.expectValue('');
  await field.expectFocused();

  // The server has it.
  await visit.main.text(/^Here since [^,]+$/).expectSeen();
  site.isConnected = false;
  await field.fill('charu');
  await visit.press('Enter');
  await status.expectText('2 of 10 are here');
  await visit.main.text(/^1 not sent yet/).expectSeen();
  await visit.expectFits();
  site.isConnected = true;
  await visit.main.button('Send now').click();
  await visit.main.text(/not sent yet/).expectGone();
  // What is shown now comes from the server.
  await visit.open(CHECK_IN);
  await status.expectText('2 of 10 are here');
  await visit.main.button('Undo the check-in of Charu Desai').click();
  await status.expectText('1 of 10 are here');
});

test('[REG-06] without a camera the check-in says so, and goes on by name', async ({ visit, logIn }) => {
  await logIn('admin@example.org');
  await visit.open(CHECK_IN);
  await visit.main.button('Scan codes').click();
  await visit.main.text('This device has no camera. Please search by name.').expectSeen();
  await visit.expectFits();
  await visit.main.button('Close the camera').click();
  await visit.main.role('searchbox', 'Name or e-mail').fill('faisal');
  await visit.press('Enter');
  await visit.main.text('Faisal Khan is here.').expectSeen();
  expect(await visit.main.text(/^\d+ of \d+ are here$/).read()).toMatch(/^[12] of 10/);
});
