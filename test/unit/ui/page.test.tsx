import { Button } from '@mui/material';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../../src/api/errors.ts';
import { CentredState } from '../../../src/ui/page/CentredState.tsx';
import { Crumbs } from '../../../src/ui/page/Crumbs.tsx';
import { Failure } from '../../../src/ui/page/Failure.tsx';
import { Page } from '../../../src/ui/page/Page.tsx';
import { QuerySection, type Query } from '../../../src/ui/page/QuerySection.tsx';
import { Section } from '../../../src/ui/page/Section.tsx';
import { renderUi } from './renderUi.tsx';

const idle = { isFetching: false, refetch: () => undefined };

const inSection = (failure: ReactNode) => <section aria-label="Instead">{failure}</section>;

function eventsSection(query: Query<string[]>): React.JSX.Element {
  return (
    <QuerySection query={query} what="The events" skeleton={<p>skeleton</p>} empty={<p>Events coming soon</p>}>
      {(list) => (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </QuerySection>
  );
}

describe('a section that loads data', () => {
  it('[HOME-08] says that it is loading, and after 8 s that it takes longer than usual', () => {
    jest.useFakeTimers();
    renderUi(eventsSection({ ...idle, isFetching: true }));
    expect(screen.getByText('Loading events')).toBeInTheDocument();
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.getByText(/longer than usual/)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('[HOME-08] says in its place what could not be loaded, without the status code, and loads again on Retry', async () => {
    const refetch = jest.fn();
    renderUi(eventsSection({ ...idle, error: { status: 500, data: null }, refetch }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The events could not be loaded.');
    expect(alert).toHaveTextContent('may be temporary');
    expect(alert).not.toHaveTextContent('500');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('can have its own loading text and error container', () => {
    const renderQuery = (query: Query<string[]>) => (
      <QuerySection query={query} what="The chapter in figures" loadingLabel="Loading figures" skeleton={null} wrapFailure={inSection}>
        {() => null}
      </QuerySection>
    );
    const { unmount } = renderUi(renderQuery({ ...idle, isFetching: true }));
    expect(screen.getByText('Loading figures')).toBeInTheDocument();
    unmount();
    renderUi(renderQuery({ ...idle, error: { status: 500, data: null } }));
    expect(within(screen.getByRole('region', { name: 'Instead' })).getByRole('alert')).toHaveTextContent('could not be loaded');
  });

  it('shows its data, or says that there is none', () => {
    const { unmount } = renderUi(eventsSection({ ...idle, data: ['PM Footprints'] }));
    expect(screen.getByRole('listitem')).toHaveTextContent('PM Footprints');
    unmount();
    renderUi(eventsSection({ ...idle, data: [] }));
    expect(screen.getByText('Events coming soon')).toBeInTheDocument();
  });

  it('keeps loaded data when a later refresh fails', () => {
    renderUi(eventsSection({ ...idle, data: ['PM Footprints'], error: { status: 'FETCH_ERROR', error: 'gone' } }));
    expect(screen.getByRole('listitem')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an error in a section', () => {
  it('[ERR-01] keeps the message of a job call', () => {
    const failure = explainFailure({ status: 410, data: { error: 'This job has been closed.' } }, 'The job', 'getJob');
    renderUi(<Failure failure={failure} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This job has been closed.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('[AUTH-07] [AUTH-09] links to the login, with the path to return to, when the session has expired', async () => {
    const CurrentLocation = () => <p data-testid="place">{JSON.stringify(useLocation())}</p>;
    const failure = explainFailure({ status: 401, data: null }, 'The videos');
    renderUi([<Failure key="failure" failure={failure} />, <CurrentLocation key="location" />], '/Videos/7?a=1');
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/Login?from=%2FVideos%2F7%3Fa%3D1');
    await userEvent.click(link);
    expect(JSON.parse(screen.getByTestId('place').textContent ?? '')).toMatchObject({
      pathname: '/Login',
      search: '',
      state: { from: '/Videos/7?a=1' },
    });
  });

  it('disables Retry while it is in progress', () => {
    const failure = explainFailure({ status: 'FETCH_ERROR', error: 'gone' }, 'The events');
    renderUi(<Failure failure={failure} busy onRetry={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
    // The button's label stays, without a spinner.
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    ['the heading of its section', false, 'Past Events'],
    ['the control that the visitor has moved on to', true, 'Elsewhere'],
  ])('leaves the focus on %s after a successful Retry', async (_, hasMovedOn, name) => {
    function RetryExample() {
      const [state, setState] = useState<'failed' | 'busy' | 'loaded'>('failed');
      const failure = explainFailure({ status: 500, data: null }, 'The events');
      return (
        <main>
          <h1>Program</h1>
          <section>
            <h2>Past Events</h2>
            {state !== 'loaded' && <Failure failure={failure} busy={state === 'busy'} onRetry={() => setState('busy')} />}
          </section>
          <h2>
            <button type="button">Elsewhere</button>
          </h2>
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setState('loaded')}>
            Respond
          </button>
        </main>
      );
    }
    renderUi(<RetryExample />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // In a browser, disabling a button removes its focus; in jsdom the focus stays.
    act(() => (document.activeElement as HTMLElement).blur());
    if (hasMovedOn) screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Respond' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(name)).toHaveFocus());
  });
});

it('[SPP-02] a page has breadcrumbs, the last of which is the page itself, and sections with a name and an id', () => {
  renderUi(
    <Page crumbs={<Crumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Special Program' }]} />}>
      <Section title="Past Events" id="past">
        None
      </Section>
    </Page>,
  );
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(within(breadcrumb).getByText('Special Program')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('region', { name: 'Past Events' })).toHaveAttribute('id', 'past');
});

it('a page without content of its own shows its heading, its next step and other places', () => {
  renderUi(
    <CentredState
      level={1}
      title="Access Restricted"
      actions={<Button href="/Login">Sign In to Continue</Button>}
      links={[{ label: 'About', to: '/About-us' }]}
    >
      For members.
    </CentredState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute('href', '/Login');
  expect(within(screen.getByRole('navigation', { name: 'Other places' })).getByRole('link', { name: 'About' })).toBeInTheDocument();
});
