import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { SearchAnswer, SearchResult } from '../../../../src/api/generated/site.ts';
import { SearchLink } from '../../../../src/app/header/SearchLink.tsx';
import SearchPage, { head } from '../../../../src/features/search/SearchPage.route.ts';
import { pageStore, visitor } from '../../../support/pageStore.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';

const event: SearchResult = {
  kind: 'event',
  id: '4101',
  title: 'Reading the river',
  program: 'E&C Footprints',
  note: '27 Nov 46, 6:30 PM to 8:00 PM',
  venue: 'Online',
  fee: 150,
  pdus: 1.5,
  text: 'Two monsoons of measuring.',
};
const searchResponse: SearchAnswer = {
  query: 'river',
  total: 8,
  groups: [
    { kind: 'event', total: 1, results: [event] },
    { kind: 'person', total: 1, results: [{ kind: 'person', id: 'past-president', title: 'R. River', note: 'President · 2001' }] },
    { kind: 'certification', total: 1, results: [{ kind: 'certification', id: '2722', title: 'PMI-ACP Training' }] },
    { kind: 'program', total: 1, results: [{ kind: 'program', id: '55', title: 'E&C Footprints' }] },
    { kind: 'page', total: 1, results: [{ kind: 'page', id: '/membership', title: 'Membership' }] },
    { kind: 'job', total: 3, results: [{ kind: 'job', id: '65f1', title: 'River manager' }] },
  ],
};

let requestedQueries: string[];
beforeEach(() => {
  requestedQueries = [];
});

function show(startAddress: string, respond: () => Response = () => Response.json(searchResponse)) {
  const store = pageStore((url) => {
    requestedQueries.push(`${url.searchParams.get('q')}`);
    return respond();
  }, visitor);
  return renderPage(startAddress, {
    page: (
      <>
        <SearchLink />
        <Routes>
          <Route path="/search" element={<SearchPage />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </>
    ),
    store,
  });
}

/** Returns the text and the URL of each link. */
const listLinks = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page of results', () => {
  it('shows the results by kind, each with a link to its page', async () => {
    show('/search?q=river');
    expect(await screen.findByText('8 results for “river”')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Events',
      'People',
      'Certifications',
      'Programs',
      'Pages',
      'Jobs',
    ]);
    const regions = screen.getAllByRole('region');
    expect(regions.flatMap(listLinks)).toEqual([
      ['Reading the river', '/special-programs/ec-footprints/4101'],
      ['R. River', '/About-us#pp'],
      ['PMI-ACP Training', '/trainings/pmi-acp-training'],
      ['E&C Footprints', '/special-programs/ec-footprints'],
      ['Membership', '/membership'],
      ['River manager', '/exploreJobs?job=65f1'],
      ['All 3 jobs on the job board', '/exploreJobs?keyword=river'],
    ]);
    const found = within(screen.getByRole('region', { name: 'Events' })).getByRole('article');
    expect(within(found).getByRole('img', { name: '27 November 2046' })).toBeVisible();
    expect(found).toHaveTextContent(
      /E&C FootprintsReading the riverTue, 6:30 PM to 8:00 PMOnline₹1501\.5 PDUsTwo monsoons of measuring\.$/,
    );
  });

  it.each([
    [true, 'Nothing has “rivver” in it. 9 similar results', ['2 similar', '3 of 7 similar']],
    [false, '9 results for “rivver”', ['2', '3 of 7 similar']],
  ])('says which results are only similar (the events are: %s)', async (similar, summary, counts) => {
    const jobs = ['65f1', '65f2', '65f3'].map((id): SearchResult => ({ kind: 'job', id, title: `Manager ${id}` }));
    show('/search?q=rivver', () =>
      Response.json({
        query: 'rivver',
        total: 9,
        groups: [
          { kind: 'event', total: 2, similar, results: [event, { ...event, id: '4102' }] },
          { kind: 'job', total: 7, similar: true, keyword: 'river', results: jobs },
        ],
      } satisfies SearchAnswer),
    );
    expect(await screen.findByText(summary)).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual(counts);
  });

  it('[EVT-09] a found event that is cancelled has its chip and reason, and no fee and PDUs', async () => {
    const cancelled: SearchResult = { ...event, status: 'cancelled', statusReason: 'The hall is closed.' };
    show('/search?q=river', () => Response.json({ ...searchResponse, groups: [{ kind: 'event', total: 1, results: [cancelled] }] }));
    const row = (await screen.findByRole('link', { name: 'Reading the river' })).closest('article');
    expect(row).toHaveTextContent(/Reading the riverCancelledThe hall is closed\.Tue, 6:30 PM to 8:00 PMOnlineTwo monsoons/);
  });

  it('links to the job board with the keyword that found the jobs', async () => {
    const jobs = { kind: 'job' as const, total: 30, keyword: 'chennai', results: [{ kind: 'job' as const, id: '65f1', title: 'Manager' }] };
    show('/search?q=job%20chennai', () => Response.json({ query: 'job chennai', total: 30, groups: [jobs] }));
    expect(await screen.findByRole('link', { name: 'All 30 jobs on the job board' })).toHaveAttribute(
      'href',
      '/exploreJobs?keyword=chennai',
    );
  });

  it('searches for the typed text, and makes no request without one', async () => {
    show('/search');
    expect(requestedQueries).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), '  two words {Enter}');
    expect(address()).toBe('/search?q=two%20words');
    await waitFor(() => expect(requestedQueries).toEqual(['two words']));
  });

  it('says that there are no results, and that a part of the site could not be searched', async () => {
    show('/search?q=zzz', () => Response.json({ query: 'zzz', total: 0, partial: true, groups: [] }));
    expect(await screen.findByText('Nothing on this site matches your search.')).toBeInTheDocument();
    expect(screen.getByText(/or ask us: Contact has/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/Contact');
    expect(screen.getByRole('status')).toHaveTextContent('0 results for “zzz”. A part of the site could not be searched just now.');
  });

  it('shows a failure in place, with Retry', async () => {
    let isDown = true;
    show('/search?q=river', () => (isDown ? Response.json({ error: 'Down' }, { status: 500 }) : Response.json(searchResponse)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('8 results for “river”')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not indexed by search engines, and has a form with the method GET', () => {
    const { container } = show('/search?q=a');
    expect(container.querySelector('form')).toHaveAttribute('action', '/search');
    expect(container.querySelector('form')).toHaveAttribute('method', 'get');
    const context = { params: {}, url: new URL('https://x.example/search?q=a'), now: new Date(), name: 'Search', state: {} as never };
    expect(head(context)).toMatchObject({ title: 'Search: a', noindex: true });
  });
});

describe('the box that searches as one types', () => {
  const box = () => screen.findByRole('combobox', { name: 'Search the site' });
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('opens with the key / unless text is being typed; arrow keys and Enter open a result', async () => {
    const user = userEvent.setup();
    show('/about');
    await user.keyboard('/');
    const field = await box();
    expect(field).toHaveFocus();
    await user.type(field, 'river/');
    expect(field).toHaveValue('river/');
    await screen.findByRole('option', { name: /Reading the river/ });
    expect(options()).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent('8 results');
    await expectAccessible(screen.getByRole('dialog'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/About-us#pp'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the results are only similar', async () => {
    const groups: SearchAnswer['groups'] = [{ kind: 'event', total: 1, similar: true, results: [event] }];
    show('/about', () => Response.json({ query: 'rivver', total: 1, groups } satisfies SearchAnswer));
    await userEvent.keyboard('/');
    await userEvent.type(await box(), 'rivver');
    await screen.findByRole('option', { name: /Reading the river/ });
    expect(screen.getByRole('status')).toHaveTextContent('1 similar result');
  });

  it('searches after a pause in typing, and Enter opens all results', async () => {
    const user = userEvent.setup();
    show('/about');
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await user.type(await box(), 'river');
    await screen.findAllByRole('option');
    expect(requestedQueries).toEqual(['river']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=river'));
  });

  it('closes with Escape, also while results are shown, and returns the focus', async () => {
    const user = userEvent.setup();
    show('/about');
    const link = screen.getByRole('link', { name: 'Search' });
    await user.click(link);
    await user.type(await box(), 'river');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
    expect(address()).toBe('/about');
  });

  it('shows an error when the search fails', async () => {
    const user = userEvent.setup();
    show('/about', () => Response.json({ error: 'Down' }, { status: 500 }));
    await user.keyboard('/');
    await user.type(await box(), 'river');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The results could not be loaded.'));
    expect(screen.queryByRole('option')).toBeNull();
  });
});
