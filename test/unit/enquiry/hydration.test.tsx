import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveDraft } from '../../../src/ui/form/draftStorage.ts';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordAutofilled, replayEarlyInput } from '../../../src/boot/replay.ts';
import { EnquiryForm } from '../../../src/enquiry/EnquiryForm.tsx';
import { recordToasts, withVariant } from '../../support/toasts.ts';
import { field, withProviders, mockMailService } from './enquiry.tsx';

const page = withProviders(<EnquiryForm form="general" label="Enquiry" confirmation="We answer soon." />);

let root: Root;
let host: HTMLElement;

/** Inserts the page as the server sends it, and starts the loader, which records events before hydration. */
async function serve(): Promise<void> {
  host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page);
  jest.resetModules();
  await import('../../../src/boot/loader.ts');
}

async function hydrate(): Promise<void> {
  recordAutofilled();
  await act(async () => {
    root = hydrateRoot(host, page);
  });
  await act(async () => replayEarlyInput());
}

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

const typeInto = (label: string, value: string): void => void fireEvent.input(field(label), { target: { value } });

it('[CONT-05] the browser checks and posts the form until it is hydrated in place', async () => {
  await serve();
  const form = screen.getByRole('form');
  const name = field('Name');
  expect(form).not.toHaveAttribute('novalidate');
  expect(form).toHaveAttribute('action', '/Contact?form=general');
  expect(form).toHaveAttribute('method', 'post');
  await hydrate();
  expect(form).toHaveAttribute('novalidate');
  expect(field('Name')).toBe(name);
});

it('[CONT-07] a field typed into before hydration keeps text and focus; the text overrides the draft, and is saved in it', async () => {
  saveDraft('enquiry', { name: 'From before', subject: 'Membership' });
  await serve();
  field('Name').focus();
  typeInto('Name', 'Asha Pillai');
  fireEvent.click(screen.getByRole('checkbox'));
  await hydrate();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveValue('Asha Pillai');
  expect(field('Subject')).toHaveValue('Membership');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await waitFor(() => expect(localStorage.getItem('enquiry')).toContain('Asha Pillai'));
});

it('[CONT-07] a button pressed before hydration submits the form through the mail library', async () => {
  const sentMails = mockMailService();
  const toasts = recordToasts(withVariant);
  await serve();
  typeInto('Name', 'Asha Pillai');
  typeInto('Email', 'asha@example.org');
  typeInto('Subject', 'Membership');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await hydrate();
  await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
  expect(sentMails[0]?.template_params).toMatchObject({ name: 'Asha Pillai', subject: 'Membership' });
});

it('[CONT-05] submitting invalid input before hydration shows our messages', async () => {
  const toasts = recordToasts(withVariant);
  await serve();
  fireEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await hydrate();
  await waitFor(() => expect(toasts).toEqual(['error: Please fix the errors in the form']));
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(field('Name')).toHaveFocus();
});
