import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useField } from 'formik';
import * as yup from 'yup';
import { theme } from '../../../src/theme/theme.ts';
import { SubmitButton } from '../../../src/ui/form/FormButton.tsx';
import { FormCheckbox } from '../../../src/ui/form/FormCheckbox.tsx';
import { FormDigits, FormTextField } from '../../../src/ui/form/FormTextField.tsx';
import { FormRadioGroup } from '../../../src/ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../src/ui/form/FormSelect.tsx';
import { FormShell } from '../../../src/ui/form/FormShell.tsx';

const required = (message: string) => yup.string().default('').required(message);
const schema = yup.object({
  name: required('Name is required'),
  mobile: required('Mobile is required'),
  message: required('Message is required'),
  topic: required('Subject is required'),
  level: yup.string().defined().default(''),
  kind: required('Kind is required'),
  consent: yup.boolean().defined().default(false),
  trap: yup.string().defined().default(''),
});
type Values = yup.InferType<typeof schema>;

const onSubmit = jest.fn(async () => {});

function Trap() {
  const [field] = useField<string>('trap');
  return <input {...field} aria-label="Trap" tabIndex={-1} />;
}

const showForm = (values: Partial<Values> = {}) =>
  render(
    <ThemeProvider theme={theme}>
      <FormShell schema={schema} initialValues={{ ...schema.getDefault(), ...values }} label="Enquiry" onSubmit={onSubmit}>
        <FormTextField name="name" label="Name" />
        <FormDigits name="mobile" label="Mobile" digits={10} />
        <FormTextField name="message" label="Message" rows={4} />
        <FormSelect name="topic" label="Subject" placeholder="Choose" options={[{ value: 'pmp', label: 'PMP' }]} />
        <FormSelect name="level" label="Level" options={[{ value: 'high', label: 'High' }]} />
        <FormRadioGroup
          name="kind"
          label="Kind"
          options={[
            { value: 'a', label: 'First' },
            { value: 'b', label: 'Second' },
          ]}
        />
        <FormCheckbox name="consent">I agree</FormCheckbox>
        <Trap />
        <SubmitButton>Send</SubmitButton>
      </FormShell>
    </ThemeProvider>,
  );

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How password managers write into a field without an event. React notices only what a script of the page itself writes. */
const WRITERS = {
  'an extension': (field: Control, value: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value),
  'a script of the page': (field: Control, value: string) => {
    field.value = value;
  },
};

const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());

beforeEach(() => onSubmit.mockClear());

describe.each(Object.entries(WRITERS))('what %s fills in without an event', (_who, write) => {
  const fill = (label: string, value: string) => write(screen.getByLabelText<Control>(label), value);

  function fillAll(): void {
    fill('Name', 'Asha');
    fill('Mobile', '98450 00000');
    fill('Message', 'Hello\nagain');
    fill('Subject', 'pmp');
    fill('Trap', 'Asha');
    screen.getByLabelText<HTMLInputElement>('Second').checked = true;
    screen.getByLabelText<HTMLInputElement>('I agree').checked = true;
  }

  it('[CONT-05] is sent, but never what is in a field that nobody can reach', async () => {
    showForm();
    fillAll();
    await send();
    expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Asha', mobile: '9845000000', message: 'Hello\nagain', topic: 'pmp', level: '', kind: 'b', consent: true, trap: '' },
      expect.anything(),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  it('[CONT-05] stays when a field is left, and is not reported as missing', async () => {
    showForm();
    act(() => screen.getByLabelText('Name').focus());
    fillAll();
    await act(async () => fireEvent.blur(screen.getByLabelText('Name')));
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  it('[CONT-05] corrects fields that a submit has reported as missing', async () => {
    showForm();
    await send();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByText('Name is required')).toBeInTheDocument();
    fillAll();
    await send();
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('[CONT-05] replaces a value, and may empty a field', async () => {
    showForm({ name: 'Mohan', message: 'Hello' });
    fillAll();
    fill('Message', '');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Message is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });
});

it('[CONT-05] values that a field shows differently are not changed', async () => {
  // A list that lacks the value shows its first option, and a text field shows no carriage return.
  const values = { name: 'Asha', mobile: '9845000000', message: 'Hello\r\nagain', topic: 'pmp', level: 'low', kind: 'a' };
  showForm(values);
  await act(async () => fireEvent.blur(screen.getByLabelText('Name')));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ ...values, consent: false, trap: '' }, expect.anything());
});

it('[POST-02] a date of which only a part was typed is not taken for an empty one', async () => {
  const dateSchema = yup.object({ stay: yup.object({ last: yup.string().defined().default('') }) });
  render(
    <ThemeProvider theme={theme}>
      <FormShell schema={dateSchema} label="Stay" onSubmit={onSubmit}>
        <FormTextField name="stay.last" label="Last day" type="date" optional />
        <SubmitButton>Send</SubmitButton>
      </FormShell>
    </ThemeProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Last day/);
  // As browsers do while a day lacks its year.
  const validity = jest.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter the whole date')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  validity.mockRestore();
  fireEvent.change(field, { target: { value: '2026-12-05' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ stay: { last: '2026-12-05' } }, expect.anything()));
});
