import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { dayInIndia } from '../../../shared/days.ts';
import { ENQUIRY_FORMS } from '../../../shared/enquiry.ts';
import { sendButton, field, fillForm, mockMailService, send, settings, showForm } from './enquiry.tsx';

const PERSON = { name: 'Asha Pillai', email: 'asha@example.org' };
const HONEYPOT = { remark: '' };
const MESSAGE = { message: 'How do I join?' };

it.each([
  ['general', 'template_general', { ...PERSON, subject: 'Membership', ...MESSAGE, ...HONEYPOT }],
  ['csr', 'template_csr', { ...PERSON, organization: '', mobile: '9845000000', ...MESSAGE, ...HONEYPOT }],
  ...(['corporate', 'individual'] as const).map(
    (form) =>
      [
        form,
        'template_training',
        {
          ...PERSON,
          mobile: '9845000000',
          organization: '',
          enquiryType: form,
          subjects: '',
          date: { dateYear: '', dateMonth: '', dateWeek: '' },
          ...MESSAGE,
          ...HONEYPOT,
        },
      ] as const,
  ),
] as const)(
  '[CONT-02] [CONT-07] the %s form is sent once with its template and fields, then it is empty',
  async (form, template, fields) => {
    let respond = (): void => undefined;
    const sentMails = mockMailService(() => new Promise((resolve) => (respond = () => resolve(new HttpResponse('OK')))));
    const { toasts } = showForm(form);
    await fillForm(form);
    await send();
    await waitFor(() => expect(sentMails).toHaveLength(1));
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(sentMails[0]).toEqual({
      lib_version: '4.4.1',
      service_id: 'service_chapter',
      user_id: 'embedded_mail',
      template_id: template,
      template_params: fields,
    });
    respond();
    await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
    // The confirmation replaces the form, and has the focus.
    const confirmation = await screen.findByText('Email sent. We answer soon.');
    expect(confirmation.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send enquiry' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Write another enquiry' }));
    expect(screen.queryByText(/^Email sent/)).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toHaveFocus();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sendButton()).toBeEnabled();
  },
);

it('[CONT-02] [CONT-06] the preferred date is sent as numbers, the training by its name', async () => {
  const user = userEvent.setup();
  const sentMails = mockMailService();
  showForm('corporate', { subject: 'Leading agile teams' });
  await fillForm('corporate');
  const nextYear = Number(dayInIndia(new Date()).slice(0, 4)) + 1;
  await user.selectOptions(field(/^Year/), `${nextYear}`);
  await user.selectOptions(field(/^Month/), 'March');
  await user.selectOptions(field(/^Week/), '2nd Week');
  await send();
  await waitFor(() => expect(sentMails).toHaveLength(1));
  expect(sentMails[0]?.template_params).toMatchObject({
    subjects: 'Leading agile teams',
    date: { dateYear: nextYear, dateMonth: 3, dateWeek: 2 },
  });
});

describe('[CONT-07] the form shows the reason of a failure and keeps the input', () => {
  it.each([
    [451, 'Unavailable For Headless Browser', 'the mail service does not accept messages from automated browsers.'],
    [403, 'The service id is unknown.', 'the mail service does not accept mail from this form.'],
    [429, 'Too Many Requests', 'too many messages were sent in a short time. Please wait a few minutes and try again.'],
    [429, 'Too many requests. Please wait 42 seconds and try again.', 'too many requests. Please wait 42 seconds and try again.'],
    [413, 'The enquiry is too long.', 'the enquiry is too long.'],
    [503, '<html><h1>Bad gateway</h1></html>', 'the mail service could not take the message.'],
  ])('after the response %i %s', async (status, text, reason) => {
    const sentMails = mockMailService(() => new HttpResponse(text, { status }));
    const { toasts } = showForm('general');
    await fillForm('general');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Email failed: ${reason}`);
    expect(toasts).toEqual([`error: Email failed: ${reason}`]);
    expect(field('Name')).toHaveValue('Asha Pillai');
    expect(field(/^Message/)).toHaveValue('How do I join?');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(sendButton()).toBeEnabled();
    // Not retried automatically (D-30).
    expect(sentMails).toHaveLength(1);
  });

  it.each([
    [true, 'the mail service could not be reached.'],
    [false, 'there is no connection right now.'],
  ])('after no response, with the browser online: %s', async (online, reason) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    mockMailService(() => HttpResponse.error());
    const { toasts } = showForm('csr');
    await fillForm('csr');
    await send();
    await waitFor(() => expect(toasts).toEqual([`error: Email failed: ${reason}`]));
    expect(field('Mobile number')).toHaveValue('9845000000');
  });

  it('after no response within 20 s', async () => {
    mockMailService(() => new Promise(() => undefined));
    const { toasts } = showForm('general');
    await fillForm('general');
    const originalSetTimeout = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, ms: number) => originalSetTimeout(run, ms === 20_000 ? 200 : ms)) as typeof setTimeout;
    try {
      await send();
      await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^error: Email failed: no response came in time/)]));
    } finally {
      globalThis.setTimeout = originalSetTimeout;
    }
    expect(field('Name')).toHaveValue('Asha Pillai');
  });
});

describe('a public mail service', () => {
  const origin = 'https://mail.example.org';
  const siteSettings = { ...settings, emailjs: { ...settings.emailjs, origin, serviceId: 'ours', publicKey: 'key' } };

  it('[CONT-07] receives the fields of the form, with the ids of that service', async () => {
    const sentMails = mockMailService(undefined, origin);
    const { toasts } = showForm('general', { siteSettings });
    await fillForm('general');
    await send();
    await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
    expect(sentMails[0]).toMatchObject({
      service_id: 'ours',
      user_id: 'key',
      template_id: 'template_general',
      template_params: { ...PERSON, subject: 'Membership', ...MESSAGE },
    });
  });

  it('[CONT-07] refuses automated browsers, and the form says so', async () => {
    Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
    const { toasts } = showForm('general', { siteSettings });
    await fillForm('general');
    await send();
    await waitFor(() => expect(toasts).toEqual([expect.stringContaining('automated browsers')]));
    Reflect.deleteProperty(navigator, 'webdriver');
  });

  it('[D-34] gets no enquiry from a bot, which sees the usual confirmation', async () => {
    const sentMails = mockMailService(undefined, origin);
    const { toasts } = showForm('general', { siteSettings });
    await fillForm('general');
    await userEvent.type(field('Leave this empty'), 'https://spam.example.org');
    await send();
    await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
    expect(sentMails).toEqual([]);
  });
});

it('[D-34] the honeypot field is hidden from people, and our own server receives it', async () => {
  const sentMails = mockMailService();
  const { toasts } = showForm('csr');
  await fillForm('csr');
  const honeypot = field('Leave this empty');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.type(honeypot, 'x');
  await send();
  await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
  expect(sentMails[0]?.template_params.remark).toBe('x');
});

describe('drafts', () => {
  it.each(ENQUIRY_FORMS)('[CONT-07] restore what was typed into the %s form after leaving the page, except the consent', async (form) => {
    const first = showForm(form);
    await fillForm(form);
    first.unmount();
    expect(localStorage.getItem('enquiry')).not.toMatch(/consent|remark/);
    showForm(form);
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Pillai'));
    expect(field(/^Message/)).toHaveValue('How do I join?');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('[CONT-07] lose nothing in a reload right after the last key', async () => {
    showForm('general');
    await userEvent.type(field('Subject'), 'Now');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('enquiry')).toContain('"subject":"Now"');
  });

  it('[CONT-02] [CONT-07] keep the fields that two forms share, and restore the others in the first form', async () => {
    const first = showForm('general');
    await fillForm('general');
    first.unmount();
    const second = showForm('corporate');
    await waitFor(() => expect(field('Name')).toHaveValue('Asha Pillai'));
    expect(field(/^Message/)).toHaveValue('How do I join?');
    const subject = screen.queryByDisplayValue('Membership');
    expect(subject).toBeNull();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Asha P.');
    second.unmount();
    showForm('general');
    await waitFor(() => expect(field('Name')).toHaveValue('Asha P.'));
    expect(field('Subject')).not.toHaveValue('');
  });

  it('[CONT-07] are deleted when the form is sent', async () => {
    mockMailService();
    const { toasts, unmount } = showForm('general');
    await fillForm('general');
    await waitFor(() => expect(localStorage.getItem('enquiry')).toContain('Asha'));
    await send();
    await waitFor(() => expect(toasts).toEqual(['success: Email sent']));
    unmount();
    expect(localStorage.getItem('enquiry')).toBeNull();
  });

  it('[CORP-01] give way to the training that a link names', async () => {
    const first = showForm('corporate');
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.selectOptions(field(/^Training subject/), 'PMP Training(ATP Accredited)');
    first.unmount();
    showForm('corporate', { subject: 'Leading agile teams' });
    await waitFor(() => expect(field('Name')).toHaveValue('Asha'));
    expect(field(/^Training subject/)).toHaveValue('Leading agile teams');
  });
});
