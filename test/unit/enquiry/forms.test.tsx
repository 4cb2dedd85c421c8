import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENQUIRY_FORMS } from '../../../shared/enquiry.ts';
import { preferredYears } from '../../../src/enquiry/EnquiryFields.tsx';
import { sendButton, field, fillForm, mockMailService, send, showForm } from './enquiry.tsx';

const fieldNames = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
    .filter((item) => item.closest('[aria-hidden=true]') === null)
    .map((item) => item.getAttribute('name') ?? '');

const TRAINING = ['name', 'mobile', 'email', 'organization', 'subjects', 'dateYear', 'dateMonth', 'dateWeek', 'message', 'consent'];

it.each([
  ['general', ['name', 'email', 'subject', 'message', 'consent']],
  ['csr', ['name', 'email', 'organization', 'mobile', 'message', 'consent']],
  ['corporate', TRAINING],
  ['individual', TRAINING],
] as const)('[CONT-02] the %s form has its fields in order', async (form, names) => {
  showForm(form);
  expect(fieldNames()).toEqual(names);
});

describe('messages', () => {
  const commonInputs: readonly (readonly [string, string, string])[] = [
    ['Name', '', 'Name is required'],
    ['Name', 'A', 'Name must be at least 2 characters'],
    ['Name', '  A  ', 'Name must be at least 2 characters'],
    ['Email', '', 'Email is required'],
    ['Email', 'asha@example', 'Please enter a valid email address'],
    ['Email', 'asha', 'Please enter a valid email address'],
  ];
  const mobileInputs = [
    ['Mobile number', '', 'Mobile number is required'],
    ['Mobile number', '984500000', 'Please enter a valid mobile number (10-15 digits)'],
  ] as const;
  const subjectInputs = [
    ['Subject', '', 'Subject is required'],
    ['Subject', 'Hi', 'Subject must be at least 3 characters'],
  ] as const;
  const cases = ENQUIRY_FORMS.flatMap((form) =>
    [...commonInputs, ...(form === 'general' ? subjectInputs : mobileInputs)].map((item) => [form, ...item] as const),
  );

  it.each(cases)(
    '[CONT-03] [CONT-05] in the %s form, the message for %s with the input “%s” is shown on blur and removed by an edit',
    async (form, label, input, message) => {
      const user = userEvent.setup();
      showForm(form);
      await user.click(field(label));
      if (input !== '') await user.keyboard(input);
      await user.tab();
      expect(await screen.findByText(message)).toBeVisible();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      await user.type(field(label), label === 'Mobile number' ? '1' : 'x');
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    },
  );
});

it.each([
  ['98450 abc-00000', '9845000000'],
  ['+91 98450 00000', '9845000000'],
  ['098450-00000', '9845000000'],
  ['+44 20 7946 0958', '442079460958'],
  ['1234567890123456789', '123456789012345'],
])('[CONT-03] [D-33] the mobile number “%s” becomes %s, whether it is pasted or typed', async (text, digits) => {
  const user = userEvent.setup();
  showForm('csr');
  await user.click(field('Mobile number'));
  await user.paste(text);
  expect(field('Mobile number')).toHaveValue(digits);
  await user.clear(field('Mobile number'));
  await user.type(field('Mobile number'), text);
  expect(field('Mobile number')).toHaveValue(digits);
});

afterEach(() => jest.useRealTimers());

it('[CONT-06] the past months of this year cannot be chosen, but all months of the next year can', async () => {
  const user = userEvent.setup();
  jest.useFakeTimers({ now: new Date('2026-05-10T06:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'performance'] });
  showForm('corporate');
  const disabledMonths = (): string[] =>
    within(field(/^Month/))
      .getAllByRole<HTMLOptionElement>('option')
      .filter((option) => option.disabled)
      .map((option) => option.text);
  expect(disabledMonths()).toEqual([]);
  await user.selectOptions(field(/^Year/), '2026');
  expect(disabledMonths()).toEqual(['January', 'February', 'March', 'April']);
  await user.selectOptions(field(/^Year/), '2027');
  expect(disabledMonths()).toEqual([]);
});

it.each(ENQUIRY_FORMS)('[CONT-04] the %s form requires the consent, but neither organization nor message', async (form) => {
  const sentMails = mockMailService();
  showForm(form);
  await fillForm(form);
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText('Please agree, so that we may answer')).toBeVisible();
  expect(sentMails).toEqual([]);
  await userEvent.clear(field(/^Message/));
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(sentMails).toHaveLength(1));
  expect(sentMails[0]?.template_params.message).toBe('');
});

it('[CONT-04] the label of the message says 1000 characters, but the field accepts more', async () => {
  const user = userEvent.setup();
  const sentMails = mockMailService();
  showForm('general');
  await fillForm('general');
  expect(field('Message, 1000 characters (optional)')).not.toHaveAttribute('maxlength');
  await user.click(field(/^Message/));
  await user.paste('x'.repeat(1200));
  // The 14 characters of `fillForm` count, too.
  expect(screen.getByText('1214 / 1000')).toBeVisible();
  await send();
  await waitFor(() => expect(sentMails).toHaveLength(1));
  expect(sentMails[0]?.template_params.message).toHaveLength(1214);
});

it.each([
  ['general', 'Please fix the errors in the form'],
  ['csr', 'Please fix the errors in the form'],
  ['corporate', 'Please correct the errors in the form'],
  ['individual', 'Please correct the errors in the form'],
] as const)(
  '[CONT-05] sending the %s form with errors shows a toast and moves the focus to the first invalid field',
  async (form, message) => {
    const { toasts } = showForm(form);
    await userEvent.type(field('Name'), 'Asha');
    await send();
    await waitFor(() => expect(toasts).toEqual([`error: ${message}`]));
    expect(form === 'corporate' || form === 'individual' ? field('Mobile number') : field('Email')).toHaveFocus();
    expect(sendButton()).toBeEnabled();
  },
);

describe('preferred date', () => {
  const optionsOf = (name: RegExp) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value, label }) => [value, label]);

  it('[CONT-06] offers the current year in India and the next ten years', () => {
    const years = preferredYears(new Date('2026-12-31T20:00:00Z')).map(({ value }) => value);
    expect(years).toHaveLength(11);
    expect([years[0], years.at(-1)]).toEqual(['2027', '2037']);
  });

  it.each(['corporate', 'individual'] as const)('[CONT-06] the %s form offers years, months, weeks and the trainings', (form) => {
    showForm(form);
    expect(optionsOf(/^Year/)).toHaveLength(12);
    expect(optionsOf(/^Month/).slice(1)).toEqual(
      ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].map(
        (name, index) => [`${index + 1}`, name],
      ),
    );
    expect(optionsOf(/^Week/).slice(1)).toEqual([
      ['1', '1st Week'],
      ['2', '2nd Week'],
      ['3', '3rd Week'],
      ['4', '4th Week'],
    ]);
    expect(optionsOf(/^Training subject/).map(([, label]) => label)).toEqual([
      'Not decided yet',
      'PMP Training(ATP Accredited)',
      'Leading agile teams',
    ]);
  });
});
