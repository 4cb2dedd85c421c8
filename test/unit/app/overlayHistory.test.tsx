import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { Menu } from '../../../src/ui/Menu.tsx';
import { showShell } from './shell.tsx';

/** A dialog with a link and a dialog of its own, and a menu that opens it. */
function Page({ refuses = false }: { refuses?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [innerOpen, setInnerOpen] = useState(false);
  return (
    <main>
      <Link to="/second">To the second page</Link>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Actions</Button>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          <li role="menuitem">
            <Button
              onClick={() => {
                setAnchor(null);
                setOpen(true);
              }}
            >
              Open from the menu
            </Button>
          </li>
        </Menu>
      )}
      <Dialog open={open} onClose={() => !refuses && setOpen(false)}>
        <DialogTitle>Outer</DialogTitle>
        <Button onClick={() => setOpen(false)}>Close</Button>
        <Button onClick={() => setInnerOpen(true)}>Open inner</Button>
        <Button component={Link} to="/third" onClick={() => setOpen(false)}>
          To the third page
        </Button>
      </Dialog>
      <Dialog open={innerOpen} onClose={() => setInnerOpen(false)}>
        <DialogTitle>Inner</DialogTitle>
        <Button onClick={() => setInnerOpen(false)}>Close inner</Button>
      </Dialog>
    </main>
  );
}

const address = () => screen.getByTestId('address').textContent;
const dialog = (name = 'Outer') => screen.queryByRole('dialog', { name });
const press = (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

/** Waits until the page's entry has as many entries of overlays above it. */
const waitForEntries = (count: number) => waitFor(() => expect((window.history.state as { overlays?: number }).overlays ?? 0).toBe(count));

async function openDialog(opener = 'Open'): Promise<void> {
  await press(opener);
  expect(await screen.findByRole('dialog', { name: 'Outer' })).toBeVisible();
  await waitForEntries(1);
}

/** Goes through the history as the browser's buttons do, and waits until the browser has reported it. */
const traverse = (delta: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true, capture: true });
        window.history.go(delta);
      }),
  );

/** Opens the site at `/first`, and follows a link to `/second`. */
async function arrive(page = <Page />): Promise<void> {
  showShell(page, { address: '/first' });
  await press('To the second page', 'link');
  expect(address()).toBe('/second');
}

it('[D-7] Back closes the dialog and stays on the page; the next Back leaves the page', async () => {
  await arrive();
  await openDialog();
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/second');
  await traverse(-1);
  await waitFor(() => expect(address()).toBe('/first'));
});

it('[D-7] a dialog that is closed by its button leaves nothing behind', async () => {
  await arrive();
  await openDialog();
  await press('Close');
  await waitForEntries(0);
  await traverse(-1);
  await waitFor(() => expect(address()).toBe('/first'));
});

it('[D-7] of two dialogs Back closes the upper one, and of a menu and its dialog the one that is open', async () => {
  await arrive();
  await openDialog();
  await press('Open inner');
  await waitForEntries(2);
  await traverse(-1);
  await waitFor(() => expect(dialog('Inner')).toBeNull());
  expect(dialog()).toBeVisible();
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  await press('Actions');
  await waitForEntries(1);
  await openDialog('Open from the menu');
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/second');
});

it('[D-7] a link in a dialog leads to its page, from which one Back leads to the page and Forward to the link’s page again', async () => {
  await arrive();
  await openDialog();
  await press('To the third page', 'link');
  await waitFor(() => expect(address()).toBe('/third'));
  await traverse(-1);
  await waitFor(() => expect(address()).toBe('/second'));
  await traverse(1);
  await waitFor(() => expect(address()).toBe('/third'));
  await traverse(-2);
  await waitFor(() => expect(address()).toBe('/first'));
});

it('[D-7] links that are pressed twice while a dialog closes lead to their page, and never behind the page they are on', async () => {
  await arrive();
  await openDialog();
  await press('Open inner');
  await waitForEntries(2);
  const link = screen.getByRole('link', { name: 'To the third page', hidden: true });
  const go = window.history.go.bind(window.history);
  // Pressed while the browser goes back by the entry of the inner dialog.
  const spy = jest.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
    go(delta);
    link.click();
    link.click();
  });
  await press('Close inner');
  await waitFor(() => expect(address()).toBe('/third'));
  await waitForEntries(0);
  // Once for each dialog.
  expect(spy.mock.calls).toEqual([[-1], [-1]]);
  spy.mockRestore();
});

it('[D-7] Forward opens no dialog again, and Back then leaves the page at once', async () => {
  await arrive();
  await openDialog();
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  await traverse(1);
  await waitForEntries(0);
  expect(dialog()).toBeNull();
  await traverse(-1);
  await waitFor(() => expect(address()).toBe('/first'));
});

it('[D-7] a dialog that must not close, because it is sending, stays open after Back', async () => {
  await arrive(<Page refuses />);
  await openDialog();
  for (let round = 0; round < 2; round += 1) {
    await traverse(-1);
    await waitForEntries(1);
    expect(dialog()).toBeVisible();
    expect(address()).toBe('/second');
  }
});
