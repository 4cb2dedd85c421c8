import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveDraft } from '../../../src/ui/form/draftStorage.ts';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as yup from 'yup';
import { FormButton, SubmitButton } from '../../../src/ui/form/FormButton.tsx';
import { FormCheckbox } from '../../../src/ui/form/FormCheckbox.tsx';
import { FormDigits, FormTextField } from '../../../src/ui/form/FormTextField.tsx';
import { FormRadioGroup } from '../../../src/ui/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../src/ui/form/FormSelect.tsx';
import { FormShell } from '../../../src/ui/form/FormShell.tsx';
import { renderUi } from './renderUi.tsx';
import { expectAccessible } from '../../support/jest/axe.ts';

const schema = yup.object({
  name: yup.string().default('').required('Name is required').min(2, 'Name must be at least 2 characters'),
  mobile: yup.string().default('').required('Mobile number is required'),
  topic: yup.string().default('').required('Subject is required'),
  kind: yup.string().default('').required('Please choose one'),
  message: yup.string().defined().default(''),
  consent: yup.boolean().default(false).oneOf([true], 'Please agree'),
});
type Values = yup.InferType<typeof schema>;

/** Renders a form with every kind of field. @param draft storage key of the draft; without a key the form keeps no draft */
function renderForm(onSubmit: (values: Values) => Promise<void>, { onInvalid, draft }: { onInvalid?: () => void; draft?: string } = {}) {
  return renderUi(
    <FormShell schema={schema} label="Enquiry" onSubmit={onSubmit} onInvalid={onInvalid} draftName={draft}>
      <FormTextField name="name" label="Name" required />
      <FormDigits name="mobile" label="Mobile" digits={10} />
      <FormSelect name="topic" label="Subject" placeholder="Choose" options={[{ value: 'pmp', label: 'PMP' }]} />
      <FormRadioGroup
        name="kind"
        label="Kind"
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
      />
      <FormTextField name="message" label="Message" rows={5} optional limit={1000} />
      <FormCheckbox name="consent">I agree</FormCheckbox>
      <SubmitButton>Send</SubmitButton>
      <FormButton>Another</FormButton>
    </FormShell>,
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fillForm(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Mobile'), '98450 abc 00000 99');
  await user.selectOptions(screen.getByLabelText('Subject'), 'PMP');
  await user.click(screen.getByLabelText('Second'));
  await user.type(screen.getByLabelText(/Message/), 'Hi');
  await user.click(screen.getByLabelText('I agree'));
}

describe('a form', () => {
  it('[CONT-05] announces errors once after a submit, and focuses the first invalid field', async () => {
    const onSubmit = jest.fn(async () => {});
    const onInvalid = jest.fn();
    renderForm(onSubmit, { onInvalid });
    await send();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Please agree')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(2));
  });

  it('[CONT-07] sends once, and is busy until the response arrives', async () => {
    const user = userEvent.setup();
    let respond = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    const { container } = renderForm(onSubmit);
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const button = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toBeDisabled());
    expect(button).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(button);
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Asha', mobile: '9845000000', topic: 'pmp', kind: 'b', message: 'Hi', consent: true },
      expect.anything(),
    );
    respond();
    await waitFor(() => expect(button).toBeEnabled());
    await expectAccessible(container);
  });

  it('[CONT-07] sends once, however often it is submitted before the next render, and can be sent a second time afterwards', async () => {
    const user = userEvent.setup();
    let respond = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    renderForm(onSubmit);
    await fillForm(user);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    respond();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('[AUTH-05] disables all its buttons while it is sent, and then returns the focus to the pressed one', async () => {
    const user = userEvent.setup();
    let respond = () => {};
    renderForm(() => new Promise<void>((resolve) => (respond = resolve)));
    await fillForm(user);
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Another' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Another' })).not.toHaveAttribute('aria-busy');
    expect(document.body).not.toHaveFocus();
    expect(button).not.toHaveFocus();
    respond();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('[AUTH-05] leaves the focus where a person moves it right after the press', async () => {
    renderUi(
      <>
        <FormShell schema={yup.object({ message: yup.string().default('') })} label="Enquiry" onSubmit={() => new Promise<void>(() => {})}>
          <SubmitButton>Send</SubmitButton>
        </FormShell>
        <a href="#help">Help</a>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    const link = screen.getByRole('link', { name: 'Help' });
    act(() => {
      button.focus();
      button.click();
      link.focus();
    });
    await waitFor(() => expect(button).toBeDisabled());
    expect(link).toHaveFocus();
  });

  it('[AUTH-05] ignores a submit during another request, and can be sent afterwards', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn(async () => {});
    function FormWithOtherRequest() {
      const [busy, setBusy] = useState(false);
      return (
        <>
          <FormShell schema={yup.object({ code: yup.string().default('') })} label="Code" onSubmit={onSubmit} busy={busy}>
            <SubmitButton>Send</SubmitButton>
          </FormShell>
          <button type="button" onClick={() => setBusy(!busy)}>
            Other request
          </button>
        </>
      );
    }
    renderUi(<FormWithOtherRequest />);
    await user.click(screen.getByRole('button', { name: 'Other request' }));
    fireEvent.submit(screen.getByRole('form', { name: 'Code' }));
    // Formik validates before it submits.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    await user.click(screen.getByRole('button', { name: 'Other request' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('[CONT-05] associates each kind of field with its error', async () => {
    renderForm(async () => {});
    await send();
    expect(await screen.findByRole('radiogroup', { name: 'Kind' })).toHaveAccessibleDescription('Please choose one');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription('Subject is required');
    expect(screen.getByRole('combobox', { name: 'Subject' })).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree');
    expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toHaveAccessibleDescription('0 / 1000');
  });

  it('[APPLY-04] ignores a truncated draft', async () => {
    sessionStorage.setItem('draft', '{"at": "2026-11-20T06:30:00.000Z", "values": {"name": 7');
    renderForm(async () => {}, { draft: 'draft' });
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('[APPLY-04] restores from a draft only existing fields of the right type', async () => {
    saveDraft('draft', { name: 7, message: 'Kept', other: 1 });
    renderForm(async () => {}, { draft: 'draft' });
    await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveValue('Kept'));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('[APPLY-04] keeps typed text when the tab is closed, and says when the text was saved and that it was restored', async () => {
    const first = renderForm(async () => {}, { draft: 'draft' });
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    expect(
      await screen.findByText('Saved on this device less than a minute ago. It is deleted when you send it or log out.'),
    ).toBeVisible();
    first.unmount();
    // Closing the tab clears the session storage.
    sessionStorage.clear();
    renderForm(async () => {}, { draft: 'draft' });
    expect(await screen.findByText(/^Your draft is restored\. It was saved on this device less than a minute ago\.$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your draft is restored');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  it('[APPLY-04] shows the current age of a restored draft, which can be discarded, and restored until something else is typed', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T05:20:00.000Z') });
    const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    saveDraft('draft', { name: 'Asha', message: 'Kept', ofAnotherForm: 'Kept, too' });
    await advance(2 * 60_000);
    renderForm(async () => {}, { draft: 'draft' });
    await advance(300);
    expect(screen.getByText('Saved on this device 2 minutes ago. It is deleted when you send it or log out.')).toBeVisible();
    await advance(60_000);
    expect(screen.getByText('Saved on this device 3 minutes ago. It is deleted when you send it or log out.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your draft is restored. It was saved on this device 3 minutes ago.');

    const name = screen.getByLabelText('Name');
    const button = screen.getByRole('button', { name: 'Discard' });
    act(() => button.focus());
    fireEvent.click(button);
    await advance(300);
    expect([name, screen.getByLabelText(/Message/)].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    expect([localStorage.getItem('draft'), sessionStorage.getItem('draft')]).toEqual([null, null]);
    expect(screen.getByRole('status')).toHaveTextContent('Your draft was discarded.');
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();

    const restoreButton = screen.getByRole('button', { name: 'Restore' });
    expect(restoreButton).toHaveFocus();
    fireEvent.click(restoreButton);
    await advance(300);
    expect(name).toHaveValue('Asha');
    expect(JSON.parse(localStorage.getItem('draft') ?? '')).toMatchObject({ values: { name: 'Asha', ofAnotherForm: 'Kept, too' } });

    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    fireEvent.change(name, { target: { value: 'Bala' } });
    await advance(300);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it('[APPLY-04] [D-10] keeps the input in this tab when a logout in another tab clears local storage', async () => {
    const first = renderForm(async () => {}, { draft: 'draft' });
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await waitFor(() => expect(localStorage.getItem('draft')).toContain('Asha'));
    localStorage.clear();
    await userEvent.type(screen.getByLabelText('Name'), ' Rao');
    await waitFor(() => expect(sessionStorage.getItem('draft')).toContain('Asha Rao'));
    expect(localStorage).toHaveLength(0);
    first.unmount();
    renderForm(async () => {}, { draft: 'draft' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao'));
  });

  it('[APPLY-04] says nothing where the browser can’t store drafts', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    renderForm(async () => {}, { draft: 'draft' });
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await waitFor(() => expect(setItem).toHaveBeenCalled());
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
    setItem.mockRestore();
  });

  it('[APPLY-04] restores no draft older than a month', async () => {
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    localStorage.setItem('draft', JSON.stringify({ at: old, values: { name: 'Long ago' } }));
    renderForm(async () => {}, { draft: 'draft' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.queryByText(/^Saved on this device|restored/)).toBeNull();
  });
});
