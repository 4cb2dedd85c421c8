import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuContent } from '../../../src/app/header/MenuContent.tsx';
import { MobileMenu } from '../../../src/app/header/MobileMenu.tsx';
import { member, showShell, type TestResponses } from './shell.tsx';

const responses: TestResponses = {
  'certifications-listing': [{ cert_id: 1, certification_name: 'DASM', shortform: 'DASM' }],
  'event-categories': [{ id: 1, name: 'Conferences' }],
};

/** Returns the open menu, or null. A search by name would also find the server's popover, which jsdom does not hide. */
const queryDrawer = () => document.querySelector<HTMLElement>('[role=dialog][aria-modal=true]');

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return waitFor(() => {
    const drawer = queryDrawer();
    expect(drawer).toBeVisible();
    return drawer as HTMLElement;
  });
}
const waitUntilClosed = () => waitFor(() => expect(queryDrawer()).toBeNull());

describe('the menu of small screens', () => {
  it('[HDR-01] closes when the window becomes wide enough for the menus of the header', async () => {
    showShell(<MobileMenu />, { responses });
    const original = window.matchMedia;
    const media = Object.assign(new EventTarget(), { matches: false });
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => (query.includes('min-width') ? (media as unknown as MediaQueryList) : original(query)));
    await openMenu();
    act(() => {
      media.matches = true;
      media.dispatchEvent(new Event('change'));
    });
    await waitUntilClosed();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('[HDR-01] sets aria-expanded only once the drawer has opened; before, the browser reports the state of the popover', async () => {
    showShell(<MobileMenu />, { responses });
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).not.toHaveAttribute('aria-expanded');
    await openMenu();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('[HDR-05] [HDR-06] [NAV-06] has what the header has: account, languages and social networks', async () => {
    showShell(<MobileMenu />, { responses, user: member });
    const menu = within(await openMenu());
    expect(menu.getByRole('link', { name: 'Profile' })).toBeInTheDocument();
    expect(menu.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(within(menu.getByRole('list', { name: 'Language' })).getAllByRole('button')).toHaveLength(5);
    expect(menu.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
  });

  it('[HDR-01] contains nothing that needs scripts before hydration', () => {
    showShell(<MenuContent closeProps={{ popoverTarget: 'phone-menu', popoverTargetAction: 'hide' }} />, { responses });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('popovertargetaction'))).toEqual(['hide']);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
  });
});
