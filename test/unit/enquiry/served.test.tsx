import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import EnquiryForm from '../../../src/enquiry/EnquiryForm.tsx';
import { LazyEnquiryForm } from '../../../src/enquiry/LazyEnquiryForm.tsx';
import { button, field, inSite, listenToToasts, mailService } from './enquiry.tsx';

const props = { form: 'general', label: 'Enquiry', answered: 'We answer soon.' } as const;

let root: Root | undefined;
let host: HTMLElement;

/** The page as the server has written it, taken over by React, which leaves the form as it is. */
async function open(): Promise<void> {
  host = document.createElement('div');
  document.body.append(host);
  // In the browser the place is empty; the server fills it with the form.
  const place = renderToString(inSite(<LazyEnquiryForm {...props} />));
  host.innerHTML = place.replace('<div></div>', `<div>${renderToString(inSite(<EnquiryForm {...props} />))}</div>`);
  expect(host.querySelector('form')).not.toBeNull();
  await act(async () => {
    root = hydrateRoot(host, inSite(<LazyEnquiryForm {...props} />));
  });
}

afterEach(async () => {
  await act(async () => root?.unmount());
  host.remove();
});

const served = (): HTMLElement => field('Name');
const takenOver = (before: HTMLElement) => waitFor(() => expect(before).not.toBeInTheDocument());

it('[CONT-05] the served form stays as it is until it is touched; the browser no longer checks it', async () => {
  await open();
  const before = served();
  fireEvent.pointerMove(document.body);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(before).toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  expect(screen.getByRole('form')).toHaveAttribute('action', '/Contact?form=general');
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
});

it('[CONT-07] what was typed, ticked and focused before the code came is there afterwards', async () => {
  const user = userEvent.setup();
  await open();
  const before = served();
  await user.type(before, 'Asha Pillai');
  fireEvent.click(screen.getByRole('checkbox'));
  await takenOver(before);
  await waitFor(() => expect(field('Name')).toHaveValue('Asha Pillai'));
  expect(field('Name')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.type(field('Name'), '!');
  expect(field('Name')).toHaveValue('Asha Pillai!');
  await waitFor(() => expect(sessionStorage.getItem('enquiry-general')).toContain('Asha Pillai!'));
});

it('[CONT-07] a press of the button before the code came sends what was typed, through the mail library', async () => {
  const sent = mailService();
  const toasts = listenToToasts();
  await open();
  for (const [name, value] of [
    ['Name', 'Asha Pillai'],
    ['Email', 'asha@example.org'],
    ['Subject', 'Membership'],
  ] as const) {
    (field(name) as HTMLInputElement).value = value;
  }
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
  expect(sent[0]?.template_params).toMatchObject({ name: 'Asha Pillai', subject: 'Membership' });
  expect(button()).toBeEnabled();
});

it('[CONT-05] a press with errors tells them in our words', async () => {
  const toasts = listenToToasts();
  await open();
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(toasts).toEqual(['error: Please fix the errors in the form']));
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(field('Name')).toHaveFocus();
});

it('[CONT-05] nothing is replaced under a pressed pointer, nor in the middle of a word that is being composed', async () => {
  await open();
  const before = served();
  fireEvent.pointerDown(before);
  fireEvent.compositionStart(before);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(before).toBeInTheDocument();
  fireEvent.pointerUp(before);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(before).toBeInTheDocument();
  fireEvent.compositionEnd(before);
  await takenOver(before);
});

it('[CONT-07] what was typed before a reload is put back at once', async () => {
  sessionStorage.setItem('enquiry-general', JSON.stringify({ name: 'From before' }));
  await open();
  await waitFor(() => expect(field('Name')).toHaveValue('From before'));
});

it('[CONT-07] leaving before the code came keeps what was typed', async () => {
  await open();
  (served() as HTMLInputElement).value = 'In a hurry';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  await act(async () => root?.unmount());
  expect(JSON.parse(sessionStorage.getItem('enquiry-general') ?? '{}')).toEqual({ name: 'In a hurry' });
});
