import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { LinkTabs } from '../../../src/ui/page/LinkTabs.tsx';
import { Section } from '../../../src/ui/page/Section.tsx';
import { SectionTabs } from '../../../src/ui/page/SectionTabs.tsx';
import { Providers } from '../../support/renderPage.tsx';
import { renderUi } from './renderUi.tsx';
import { expectAccessible } from '../../support/jest/axe.ts';

describe('SectionTabs', () => {
  const tabs = [
    { href: '#about', label: 'About Us' },
    { href: '#bod', label: 'Board Of Directors' },
    { href: 'https://example.org/shop', label: 'PMI Membership' },
  ];
  const currentLabels = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);

  const showAt = (path: string) => {
    window.history.replaceState(null, '', path);
    render(
      <BrowserRouter>
        <Providers settings={null}>
          <SectionTabs label="Sections" tabs={tabs} />
        </Providers>
      </BrowserRouter>,
    );
  };

  it('[ABOUT-01] highlights the tab of the hash, which the last click and Back decide', async () => {
    showAt('/About-us#bod');
    expect(currentLabels()).toEqual(['Board Of Directors']);
    await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(currentLabels()).toEqual(['About Us']));
    act(() => window.history.back());
    await waitFor(() => expect(currentLabels()).toEqual(['Board Of Directors']));
  });

  it('[ABOUT-01] highlights the first tab after Back to the page without a hash', async () => {
    showAt('/About-us');
    await userEvent.click(screen.getByRole('link', { name: 'Board Of Directors' }));
    await waitFor(() => expect(currentLabels()).toEqual(['Board Of Directors']));
    act(() => window.history.back());
    await waitFor(() => expect(currentLabels()).toEqual(['About Us']));
  });

  it('[ABOUT-01] starts with the first tab; all tabs are plain links that the Tab key reaches', async () => {
    const user = userEvent.setup();
    const { container } = renderUi(<SectionTabs label="Sections" tabs={tabs} />);
    expect(currentLabels()).toEqual(['About Us']);
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Board Of Directors' })).toHaveFocus();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('[ABOUT-01] [NAV-05] the section of a tab has a name and can have the focus, and the Tab key goes on into the section', async () => {
    const { container } = renderUi(
      <>
        <SectionTabs label="Parts" tabs={tabs} />
        <Section id="bod" title="Board Of Directors">
          <a href="/first">First director</a>
        </Section>
      </>,
    );
    const section = screen.getByRole('region', { name: 'Board Of Directors' });
    // A browser focuses the section when a link to it is followed.
    section.focus();
    expect(section).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'First director' })).toHaveFocus();
    await expectAccessible(container);
  });

  it('[MEMB-01] a tab to another site opens a new window', () => {
    renderUi(<SectionTabs label="Sections" tabs={tabs} />);
    const shop = screen.getByRole('link', { name: 'PMI Membership' });
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('target'))).toEqual([shop]);
  });
});

it('[DASH-01] tabs that link to pages mark the current one', () => {
  const pages = [
    { href: '/dashboard/profile', label: 'My Profile' },
    { href: '/dashboard/jobs', label: 'My Jobs' },
  ];
  renderUi(<LinkTabs label="Dashboard" tabs={pages} current="/dashboard/jobs" />);
  expect(screen.getByRole('link', { name: 'My Jobs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My Profile' })).not.toHaveAttribute('aria-current');
});

it('[NAV-01] the server renders tabs with their notes and without MUI’s indicator, which hydration would change', () => {
  const html = renderToString(
    <MemoryRouter>
      <LinkTabs label="Parts" tabs={[{ href: '#about', label: 'About Us', note: 'Since 1998' }]} current="#about" />
    </MemoryRouter>,
  );
  expect(html).toContain('Since 1998');
  expect(html).not.toContain('MuiTabs-indicator');
});
