import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { evaluateEligibility, type Answers } from '../../../../src/features/training/eligibility.ts';
import { pmp, show, showWith, certificationTexts } from './certification.tsx';
import { textsOf } from '../../../support/texts.ts';

const { sets, check } = certificationTexts.eligibility;
const facts = (set: HTMLElement) => textsOf(within(set).getAllByRole('definition'));

it('[CERT-07] shows the documented sets, on the PMP page only', async () => {
  const { unmount } = await show();
  const section = screen.getByRole('region', { name: certificationTexts.eligibility.title });
  const columns = within(section).getAllByRole('heading', { level: 3 });
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Set A', 'Set B', 'Set C']);
  expect(columns.map(({ parentElement }) => facts(parentElement as HTMLElement))).toEqual([
    ['Secondary diploma', '60 months', '35 hours'],
    ["Bachelor's degree", '36 months', '35 hours'],
    ["Bachelor's degree from an accredited program", '24 months', '35 hours'],
  ]);
  // One filled dot for each year.
  expect(columns.map(({ parentElement }) => parentElement?.querySelectorAll('[data-full]').length)).toEqual([5, 3, 2]);
  expect(within(section).getByText(/within the past eight years/)).toBeVisible();
  unmount();
  // The ids of PMI-ACP and DASM. The id in the response decides, not the URL.
  for (const id of [2722, 2726]) {
    const view = await show({ certification: { success: true, data: { ...pmp, cert_id: id } } }, { slug: 'pmi-acp-training' });
    expect(screen.queryByText('Set A')).toBeNull();
    expect(screen.queryByText(certificationTexts.eligibility.label)).toBeNull();
    view.unmount();
  }
});

it('[CERT-07] the sets in the content are the documented ones', () => {
  expect(sets.map(({ name, education, months, hours }) => [name, education, months, hours])).toEqual([
    ['Set A', 'secondary', 60, 35],
    ['Set B', 'bachelor', 36, 35],
    ['Set C', 'accredited', 24, 35],
  ]);
  expect(certificationTexts.eligibility.certification).toBe(2691);
});

const HOURS = '35 hours of training, which this training provides';

it.each<[Answers, string, string, string[]]>([
  [{ schooling: 'secondary', months: 60, trained: true }, 'Set A', 'fits', []],
  [{ schooling: 'secondary', months: 59, trained: true }, 'Set A', 'missing', ['1 more month of leading projects']],
  [{ schooling: 'bachelor', months: 36, trained: true }, 'Set B', 'fits', []],
  [{ schooling: 'bachelor', months: 35, trained: false }, 'Set B', 'missing', ['1 more month of leading projects', HOURS]],
  [{ schooling: 'bachelor', months: 80, trained: false }, 'Set B', 'training', [HOURS]],
  [{ schooling: 'accredited', months: 24, trained: true }, 'Set C', 'fits', []],
  [{ schooling: 'accredited', months: 23, trained: true }, 'Set C', 'missing', ['1 more month of leading projects']],
  [{ schooling: 'accredited', months: 96, trained: true }, 'Set C', 'fits', []],
  [{ schooling: 'none', months: 96, trained: true }, 'Set A', 'missing', ['Secondary diploma, or more']],
  [
    { schooling: 'none', months: 0, trained: false },
    'Set A',
    'missing',
    ['Secondary diploma, or more', '60 more months of leading projects', HOURS],
  ],
])('[CERT-07] for the answers %j the nearest set is %s, with the verdict %s', (answers, name, kind, missing) => {
  const verdict = evaluateEligibility(sets, answers);
  expect(verdict?.set.name).toBe(name);
  expect(verdict).toMatchObject({ kind, missing });
});

it('[CERT-07] without sets there is no result', () => {
  expect(evaluateEligibility([], { schooling: 'none', months: 0, trained: false })).toBeNull();
});

const choose = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: check.button }));
  await screen.findByRole('form', { name: 'Am I eligible?' });
};
const pressTellMe = () => userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
const announcement = () => screen.getAllByRole('status').at(-1) as HTMLElement;

describe('Am I eligible?', () => {
  it('names the matching set, marks its column, and links to the next batch', async () => {
    await show();
    await openForm();
    expect(screen.getByRole('radio', { name: check.schooling[0]?.label })).toHaveFocus();
    expect(announcement()).toBeEmptyDOMElement();
    await choose("A bachelor's degree");
    // The field keeps only the digits: 40.
    await userEvent.type(screen.getByRole('textbox', { name: check.experience }), '4x0');
    await choose(check.trained);
    await pressTellMe();
    await waitFor(() => expect(announcement()).toHaveTextContent('Set B fits you.'));
    expect(within(announcement()).getByRole('link', { name: 'Next batch: 12, 13, 19 and 20 December 2096' })).toHaveAttribute(
      'href',
      '#batches',
    );
    expect(screen.getByRole('heading', { name: 'Set B Yours' })).toBeVisible();
  });

  it('says what is missing, marks nothing, and still has a link', async () => {
    await showWith({ upcoming_batches_dates: [] });
    await openForm();
    await choose('A secondary diploma');
    await userEvent.type(screen.getByRole('textbox', { name: check.experience }), '12');
    await choose(check.untrained);
    await pressTellMe();
    await waitFor(() => expect(announcement()).toHaveTextContent('Set A is the nearest. What is still missing:'));
    expect(textsOf(within(announcement()).getAllByRole('listitem'))).toEqual(['48 more months of leading projects', HOURS]);
    expect(within(announcement()).getByRole('link', { name: 'To the next batch' })).toHaveAttribute('href', '#batches');
    expect(screen.queryByText('Yours')).toBeNull();
  });

  it('removes its result when an answer changes', async () => {
    await show();
    await openForm();
    await choose("A bachelor's degree from an accredited program");
    await userEvent.type(screen.getByRole('textbox', { name: check.experience }), '24');
    await choose(check.untrained);
    await pressTellMe();
    await waitFor(() =>
      expect(announcement()).toHaveTextContent('Set C fits you once you have the 35 hours, which this training provides.'),
    );
    await choose('None of these yet');
    await waitFor(() => expect(announcement()).toBeEmptyDOMElement());
    expect(screen.queryByText('Yours')).toBeNull();
  });

  it('asks for missing input, and accepts no more months than eight years have', async () => {
    await show();
    await openForm();
    await pressTellMe();
    expect(await screen.findAllByText('Please choose one')).toHaveLength(2);
    expect(screen.getByText('Please say how many months')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: check.experience }), '97');
    await userEvent.tab();
    expect(await screen.findByText('Eight years have 96 months')).toBeVisible();
    expect(announcement()).toBeEmptyDOMElement();
  });
});
