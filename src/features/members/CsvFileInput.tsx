import { useId } from 'react';
import { Field, helperTextId } from '../../ui/form/Field.tsx';
import { FileInput } from '../../ui/form/FileInput.tsx';

interface Props {
  problem: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function CsvFileInput({ problem, disabled, onChoose }: Props): React.JSX.Element {
  const id = useId();
  return (
    <Field id={id} label="CSV file" error={problem !== null} helperText={problem ?? 'You will see the changes before anything is saved.'}>
      <FileInput
        type="file"
        id={id}
        disabled={disabled}
        onChange={(event) => {
          const file = (event.target as HTMLInputElement).files?.[0];
          if (file) onChoose(file);
        }}
        aria-describedby={helperTextId(id)}
        inputProps={{
          accept: '.csv,text/csv,text/plain,.txt,.tsv',
          // Lets the same file be chosen again after a correction.
          onClick: ({ currentTarget }: React.MouseEvent<HTMLInputElement>) => {
            currentTarget.value = '';
          },
        }}
      />
    </Field>
  );
}
