import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { Disclosure } from '../../../src/ui/Disclosure.tsx';
import { Menu } from '../../../src/ui/Menu.tsx';
import { SectionTabs } from '../../../src/ui/SectionTabs.tsx';
import { renderUi } from './renderUi.tsx';

const trainings = (
  <>
    <Menu label="Trainings">
      <li>
        <a href="#a">First</a>
      </li>
      <li>
        <a href="#b">Last</a>
      </li>
    </Menu>
    <button type="button">Elsewhere</button>
  </>
);

describe('Menu', () => {
  it('[HDR-01] opens, moves and closes by keyboard, and gives the focus back', async () => {
    const user = userEvent.setup();
    const { container } = renderUi(trainings);
    const opener = screen.getByRole('button', { name: 'Trainings' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'First' })).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('[HDR-01] closes when one clicks elsewhere, leaves with Tab or follows a link', async () => {
    const user = userEvent.setup();
    renderUi(trainings);
    const opener = screen.getByRole('button', { name: 'Trainings' });
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    await user.click(screen.getByRole('link', { name: 'Last' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

function Terms() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Terms">
        <p>For members.</p>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('[APPLY-03] has a name, closes on Escape and by its button, and gives the focus back', async () => {
    const user = userEvent.setup();
    const { baseElement } = renderUi(<Terms />);
    const opener = screen.getByRole('button', { name: 'Open' });
    expect(screen.queryByText('For members.')).not.toBeInTheDocument();
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Terms' });
    expect(await axe(baseElement)).toHaveNoViolations();
    // The browser turns Escape into `cancel`.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(await screen.findByRole('button', { name: 'Open' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});

it('[HDR-01] a disclosure tells whether it is open', async () => {
  const toggle = jest.fn();
  renderUi(
    <>
      <Disclosure label="Trainings" open={false} onToggle={toggle}>
        hidden words
      </Disclosure>
      <Disclosure label="Programs" open onToggle={toggle}>
        seen words
      </Disclosure>
    </>,
  );
  expect(screen.getByText('seen words')).toBeVisible();
  expect(screen.getByText('hidden words')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Programs' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Trainings' }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

describe('SectionTabs', () => {
  const tabs = [
    { id: 'about', label: 'About Us' },
    { id: 'bod', label: 'Board Of Directors' },
    { id: 'shop', label: 'PMI Membership', href: 'https://example.org/shop' },
  ];
  const current = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);

  it('[ABOUT-01] highlights the tab in the hash, else the last clicked', async () => {
    renderUi(<SectionTabs label="Sections" tabs={tabs} />, '/About-us#bod');
    expect(current()).toEqual(['Board Of Directors']);
    await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
    expect(current()).toEqual(['About Us']);
  });

  it('[ABOUT-01] starts with the first, and arrow keys move between them', async () => {
    const user = userEvent.setup();
    const { container } = renderUi(<SectionTabs label="Sections" tabs={tabs} />);
    expect(current()).toEqual(['About Us']);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('link', { name: 'PMI Membership' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Board Of Directors' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[MEMB-01] a tab to another site opens a new window', () => {
    renderUi(<SectionTabs label="Sections" tabs={tabs} />);
    const shop = screen.getByRole('link', { name: 'PMI Membership' });
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
