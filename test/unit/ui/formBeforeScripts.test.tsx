import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import * as yup from 'yup';
import { replayEarlyInput } from '../../../src/boot/replay.ts';
import { theme } from '../../../src/theme/theme.ts';
import { SubmitButton } from '../../../src/ui/form/FormButton.tsx';
import { FormCheckbox } from '../../../src/ui/form/FormCheckbox.tsx';
import { FormDigits, FormTextField } from '../../../src/ui/form/FormTextField.tsx';
import { FormRadioGroup } from '../../../src/ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../src/ui/form/FormSelect.tsx';
import { FormShell } from '../../../src/ui/form/FormShell.tsx';

const text = yup.string().defined().default('');
const schema = yup.object({
  name: text,
  mobile: text,
  message: text,
  topic: text,
  kind: text,
  consent: yup.boolean().defined().default(false),
});

const onSubmit = jest.fn(async () => {});

const site = (
  <ThemeProvider theme={theme}>
    <FormShell schema={schema} label="Enquiry" onSubmit={onSubmit}>
      <FormTextField name="name" label="Name" />
      <FormDigits name="mobile" label="Mobile" digits={10} />
      <FormTextField name="message" label="Message" rows={4} />
      <FormSelect name="topic" label="Subject" placeholder="Choose" options={[{ value: 'pmp', label: 'PMP' }]} />
      <FormRadioGroup
        name="kind"
        label="Kind"
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
      />
      <FormCheckbox name="consent">I agree</FormCheckbox>
      <SubmitButton>Send</SubmitButton>
    </FormShell>
  </ThemeProvider>
);

let root: Root;

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const typeInto = (label: string, value: string): void => void fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('[CONT-04] [CONT-05] input from before the scripts started is included in the sent form', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(site);
  jest.resetModules();
  await import('../../../src/boot/loader.ts');
  typeInto('Name', 'Asha');
  typeInto('Mobile', '98450 00000');
  typeInto('Message', 'Hello');
  typeInto('Subject', 'pmp');
  fireEvent.click(screen.getByLabelText('Second'));
  fireEvent.click(screen.getByLabelText('I agree'));
  expect(screen.getByLabelText('I agree')).toBeChecked();

  await act(async () => {
    root = hydrateRoot(host, site);
  });
  await act(async () => replayEarlyInput());
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Asha', mobile: '9845000000', message: 'Hello', topic: 'pmp', kind: 'b', consent: true },
    expect.anything(),
  );
});
