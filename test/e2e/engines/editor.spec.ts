import { readCode, readOutbox } from '../../support/e2e/login.ts';
import { test } from './fixtures.ts';

const ADMIN = 'admin@example.org';

test('[EDIT-01] [EDIT-04] [EDIT-06] an admin changes an event, with a speaker, and finds it on its page; a draft can be looked at', async ({
  visit,
  logIn,
  request,
}) => {
  const title = `Walking the bund ${visit.isNarrow ? 'again' : 'first'}`;
  await logIn(ADMIN);
  await visit.open('/dashboard/content/file?file=events%2F4103-estimation-workshop.md');
  const form = visit.main.role('form');
  await form.role('textbox', 'Title').fill(title);
  await form.label('First day').expectSeen();
  await form.button('Add: speaker').click();
  await form.role('textbox', 'Name').expectFocused();
  await form.role('textbox', 'Name').fill('Ravi Menon');
  await form.role('textbox', 'Position').fill('Engineer, River Works');
  await visit.expectFits();
  await form.button('Preview').click();
  await visit.dialog.button('Back to the form').click();
  await visit.dialog.expectGone();

  const before = (await readOutbox({ request })).find(({ to }) => to.includes(ADMIN))?.id;
  await form.button('Save').click();
  await visit.dialog.button('Mail me a code').click();
  await visit.dialog.role('textbox', 'Code from the mail').fill(await readCode({ request }, ADMIN, before));
  await visit.dialog.button('Go on').click();
  await visit.dialog.expectGone();
  await visit.main.role('heading', title).expectSeen();
  await visit.main.button('History').click();
  await visit.dialog.text(/as it is now/).expectSeen();
  await visit.dialog.button('Close').click();
  await visit.dialog.expectGone();
  await visit.main.link('View on the site').click();
  await visit.main.role('heading', title).expectSeen();
  await visit.main.text('Ravi Menon').expectSome();
  await visit.expectFits();
});
