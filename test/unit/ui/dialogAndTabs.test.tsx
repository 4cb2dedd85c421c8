import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { SectionTabs } from '../../../src/ui/SectionTabs.tsx';
import { renderUi } from './renderUi.tsx';

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
