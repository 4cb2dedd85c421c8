import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { FormDialog } from '../../../src/ui/form/FormDialog.tsx';
import { FormTextField } from '../../../src/ui/form/FormTextField.tsx';
import { renderUi } from './renderUi.tsx';

const schema = object({ name: string().defined().default('') });

type Save = (values: { name: string }) => Promise<void>;

/** A record that can be edited in a dialog, and changed elsewhere. */
function Record({ onSave }: { onSave: Save }): React.JSX.Element {
  const [name, setName] = useState('Asha');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <button type="button" onClick={() => setName('Asha Rao')}>
        Change elsewhere
      </button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit a name"
        schema={schema}
        initialValues={{ name }}
        draftName="record"
        onSave={onSave}
        explainFailure={() => ({ text: 'It was refused.', hint: null, kind: 'client', retryMayHelp: false, loginMayHelp: false })}
      >
        <FormTextField name="name" label="Name" />
      </FormDialog>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openForm = async () => {
  await press('Edit');
  return screen.findByRole('textbox', { name: /^Name/ });
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('keeps what was typed, but not over a change that was saved elsewhere', async () => {
  renderUi(<Record onSave={() => Promise.resolve()} />);
  await userEvent.type(await openForm(), ' Iyer');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await openForm()).toHaveValue('Asha Iyer');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await press('Change elsewhere');
  expect(await openForm()).toHaveValue('Asha Rao');
});

it('stays open while it is saving and after a failure, which the next opening does not show', async () => {
  const answer = Promise.withResolvers<void>();
  const saved: unknown[] = [];
  renderUi(
    <Record
      onSave={(values) => {
        saved.push(values);
        return answer.promise;
      }}
    />,
  );
  await userEvent.type(await openForm(), ' Iyer');
  await press('Save');
  await waitFor(() => expect(saved).toEqual([{ name: 'Asha Iyer' }]));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Edit a name' })).toBeVisible();
  answer.reject(new Error());
  expect(await screen.findByText('It was refused.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await openForm()).toHaveValue('Asha Iyer');
  expect(screen.queryByText('It was refused.')).not.toBeInTheDocument();
});
