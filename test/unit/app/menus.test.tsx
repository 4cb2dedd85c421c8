import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgramsMenu, TrainingsMenu } from '../../../src/app/header/ContentMenus.tsx';
import { showShell, type TestResponses } from './shell.tsx';

const createCertification = (cert_id: number, certification_name: string, shortform: string) => ({
  cert_id,
  certification_name,
  shortform,
});
const createCategory = (id: number, name: string) => ({ id, name });

const trainings = () => (
  <ul>
    <TrainingsMenu />
  </ul>
);
const programs = () => (
  <ul>
    <ProgramsMenu />
  </ul>
);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the trainings', () => {
  it('[HDR-02] [D-8] have one entry per certification, labelled by its short form, and Corporate Training last', async () => {
    const responses = {
      'certifications-listing': [
        createCertification(1, 'PMP®Certification Training', 'PMP'),
        createCertification(2, 'PMI-ACP Training', 'PMI-ACP'),
        createCertification(3, 'A course for pmp® holders', 'Post-pmp'),
      ],
    };
    showShell(trainings(), { responses });
    await screen.findByRole('link', { name: 'Corporate Training' });
    expect(links()).toEqual([
      ['PMP Certfication Training', '/trainings/pmpcertification-training'],
      ['PMI-ACP Training', '/trainings/pmi-acp-training'],
      ['Post-pmp Certfication Training', '/trainings/a-course-for-pmp-holders'],
      ['Corporate Training', '/Training'],
    ]);
  });
});

it('[HDR-02] [HOME-04] a certification whose name gives no slug leads to the link of the content system, or is left out', async () => {
  const responses = {
    'certifications-listing': [
      { ...createCertification(1, '®', 'Registered'), permalink: 'https://cms.example.org/certification/registered/' },
      { ...createCertification(2, '+++', 'Plus'), permalink: 'javascript:alert(1)' },
      createCertification(3, 'DASM', 'DASM'),
    ],
  };
  showShell(trainings(), { responses });
  await screen.findByRole('link', { name: 'Corporate Training' });
  expect(links()).toEqual([
    ['Registered Training', 'https://cms.example.org/certification/registered/'],
    ['DASM Training', '/trainings/dasm'],
    ['Corporate Training', '/Training'],
  ]);
});

it('[HDR-03] [SPP-01] a program whose name gives no slug has no page, and is left out', async () => {
  showShell(programs(), { responses: { 'event-categories': [createCategory(1, '***'), createCategory(2, 'Awards')] } });
  await screen.findByRole('link', { name: 'Awards' });
  expect(links().map(([label]) => label)).toEqual(['Awards', 'Non-Profits and NGOs']);
});

describe('the special programs', () => {
  const names = ['E&amp;C Footprints', 'PM Footprints', 'PM Enrich', 'PM Open Space', 'Conferences', 'PM Outreach', 'Awards'];

  it('[HDR-03] come in the order served, with Non-Profits and NGOs after the fifth', async () => {
    showShell(programs(), { responses: { 'event-categories': names.map((name, index) => createCategory(index + 1, name)) } });
    await screen.findByRole('link', { name: 'Awards' });
    expect(links()).toEqual([
      ['E&C Footprints', '/special-programs/ec-footprints'],
      ['PM Footprints', '/special-programs/pm-footprints'],
      ['PM Enrich', '/special-programs/pm-enrich'],
      ['PM Open Space', '/special-programs/pm-open-space'],
      ['Conferences', '/special-programs/conferences'],
      ['Non-Profits and NGOs', '/non-profit'],
      ['PM Outreach', '/special-programs/pm-outreach'],
      ['Awards', '/special-programs/awards'],
    ]);
  });

  it('[HDR-03] end with Non-Profits and NGOs when there are fewer than five (D-9)', async () => {
    showShell(programs(), { responses: { 'event-categories': [createCategory(1, 'Conferences'), createCategory(2, 'Awards')] } });
    await screen.findByRole('link', { name: 'Awards' });
    expect(links().map(([label]) => label)).toEqual(['Conferences', 'Awards', 'Non-Profits and NGOs']);
  });
});

describe.each([
  ['Trainings', trainings, 'certifications-listing', [createCertification(1, 'DASM', 'DASM')], 'DASM Training'],
  ['Special Programs', programs, 'event-categories', [createCategory(1, 'Conferences')], 'Conferences'],
] as const)('%s', (_name, menu, call, served, label) => {
  it('[HDR-04] shows that the menus are loading', () => {
    showShell(menu());
    expect(screen.getByRole('status')).toHaveTextContent('Loading Menus...');
  });

  it.each([500, 502, 503, 429])(
    '[HDR-04] asks to reload after the first failure (%i), and shows the entries after a successful retry',
    async (status) => {
      jest.useFakeTimers();
      const responses: TestResponses = { [call]: status };
      const { calls } = showShell(menu(), { responses, retries: 3 });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('Please reload page')).toBeInTheDocument();
      expect(screen.queryByText('Loading Menus...')).not.toBeInTheDocument();
      expect(calls).toHaveLength(1);
      responses[call] = served;
      await act(() => jest.advanceTimersByTimeAsync(1_100));
      expect(screen.getByRole('link', { name: label })).toBeInTheDocument();
      jest.useRealTimers();
    },
  );

  it('[HDR-04] keeps its entries while they cannot be loaded again', async () => {
    const responses: TestResponses = { [call]: served };
    const { store } = showShell(menu(), { responses });
    await screen.findByRole('link', { name: label });
    responses[call] = 503;
    setupListeners(store.dispatch, (dispatch, { onOnline }) => {
      act(() => void dispatch(onOnline()));
      return () => undefined;
    });
    await waitFor(() => expect(Object.keys(store.getState().staleness)).toHaveLength(1));
    expect(screen.getByRole('link', { name: label })).toBeInTheDocument();
  });

  it.each([
    ['nothing is served', []],
    ['the call fails', 500],
  ])('[HDR-04] asks to reload when %s, and Retry loads the entries (D-9)', async (_case, failing) => {
    const responses: TestResponses = { [call]: failing };
    showShell(menu(), { responses });
    expect(await screen.findByText('Please reload page')).toBeInTheDocument();
    responses[call] = served;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: label })).toBeInTheDocument();
    expect(screen.queryByText('Please reload page')).not.toBeInTheDocument();
  });
});

it('[CACHE-01] [HDR-02] a menu that is shown in three places is requested once', async () => {
  const threeMenus = (
    <ul>
      <TrainingsMenu />
      <TrainingsMenu />
      <TrainingsMenu />
    </ul>
  );
  const { calls } = showShell(threeMenus, { responses: { 'certifications-listing': [createCertification(1, 'DASM', 'DASM')] } });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'DASM Training' })).toHaveLength(3));
  expect(calls).toHaveLength(1);
});
