import { readOutbox } from '../../support/e2e/login.ts';
import { expect, test } from './fixtures.ts';

test('[HDR-01] [NAV-02] [NAV-05] a menu of the home page leads to a program, and Back returns', async ({ visit }) => {
  await visit.open('/');
  await visit.main.role('heading', 'Top Certifications We Support').expectSeen();
  const menu = visit.isNarrow ? visit.dialog : visit.header;
  if (visit.isNarrow) await visit.header.button('Menu').click();
  const corporateTraining = menu.link('Corporate Training');
  await menu.text('Trainings').click();
  await corporateTraining.expectSeen();
  await menu.text('Special Programs').click();
  await corporateTraining.expectGone();
  await visit.expectFits();
  await menu.link('Conferences').click();
  await visit.expectAt('/special-programs/conferences', 'Conferences');
  await visit.main.role('heading', 'Conferences').expectFocused();
  await visit.dialog.expectGone();
  await visit.goBack();
  await visit.expectAt('/', 'Top Certifications We Support');
});

test('[HDR-01] the menu closes on Escape and returns the focus', async ({ visit }) => {
  await visit.open('/Contact');
  if (visit.isNarrow) {
    const opener = visit.header.button('Menu');
    await opener.click();
    await visit.dialog.link('Jobs').expectSeen();
    await visit.press('Escape');
    await visit.dialog.expectGone();
    await opener.expectFocused();
  } else {
    await visit.header.text('Trainings').click();
    await visit.press('Tab');
    await visit.header.link('PMP Certfication Training').expectFocused();
    await visit.press('Escape');
    await visit.header.link('PMP Certfication Training').expectGone();
  }
});

test('[EVT-01] [EVT-06] the home page leads to all events, and these to an event', async ({ visit }) => {
  const title = 'Reading the river before you build across it';
  await visit.open('/');
  await visit.main.link('Events by month').click();
  await visit.expectAt('/events', 'Upcoming Events');
  await visit.main.link(title).click();
  await visit.expectAt(/^\/special-programs\/pm-footprints\/\d+$/, title);
  await visit.main
    .role('article')
    .link(/^Register/)
    .expectSome();
  await visit.main.role('heading', 'Speaker').expectSeen();
});

test('[JOBS-01] [JOBS-02] the board loads more jobs, opens one, and finds jobs by words', async ({ visit }) => {
  await visit.open('/exploreJobs');
  const list = visit.main.role('region', 'Open jobs').role('list');
  await list.role('listitem').expectCount(3);
  await visit.main.link('Load More').click();
  await list.role('listitem').expectCount(6);
  await visit.expectFits();

  const title = 'Agile Coach';
  await list.link(new RegExp(`^${title}`)).click();
  await visit.main.role('article').role('heading', title).expectSeen();
  await visit.expectFits();
  if (visit.isNarrow) {
    await visit.goBack();
    await visit.main.role('article').expectGone();
    await list.role('listitem').expectCount(6);
  }

  await visit.main.role('searchbox', /skills$/).fill('scrum');
  await visit.main.role('searchbox', /remote$/).fill('remote');
  await visit.press('Enter');
  await visit.expectAt(/^\/exploreJobs\?keyword=scrum&location=remote/, 'Jobs found');
  await visit.main
    .role('region', 'Jobs found')
    .link(/^Scrum Master/)
    .expectSeen();
});

test('[NAV-01] the search of the site finds an event', async ({ visit }) => {
  await visit.open('/search');
  await visit.main.role('searchbox').fill('risk');
  await visit.press('Enter');
  await visit.expectAt('/search?q=risk', 'Search');
  await visit.main.link('Risk registers that people open').click();
  await visit.expectAt(/^\/special-programs\/pm-footprints\//, 'Risk registers that people open');
});

test('[CONT-01] [CONT-07] an enquiry is typed, sent, and arrives', async ({ visit, request }) => {
  await visit.open('/Contact');
  const form = visit.main.role('form', 'General Support');
  await form.button('Send enquiry').click();
  await form.role('textbox', 'Name').expectFocused();
  await form.role('textbox', 'Name').fill('Asha Pillai');
  await form.role('textbox', 'Email').fill('asha@example.org');
  await form.role('textbox', 'Subject').fill('From another engine');
  await form.role('textbox', /^Message/).fill('How do I join?');
  await form.role('checkbox').click();
  await form.button('Send enquiry').click();
  await visit.main.role('group', /^Email sent\./).expectFocused();
  await visit.expectFits();
  const mails = await readOutbox({ request });
  expect(mails.find(({ subject }) => subject === 'General support: From another engine')?.text).toContain('How do I join?');
});
