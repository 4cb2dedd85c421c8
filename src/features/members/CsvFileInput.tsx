import { FileInput } from '../../ui/form/FileInput.tsx';

interface Props {
  problem: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function CsvFileInput({ problem, disabled, onChoose }: Props): React.JSX.Element {
  return (
    <FileInput
      type="file"
      label="CSV file"
      disabled={disabled}
      error={problem !== null}
      helperText={problem ?? 'You will see the changes before anything is saved.'}
      onChange={(event) => {
        const file = (event.target as HTMLInputElement).files?.[0];
        if (file) onChoose(file);
      }}
      slotProps={{
        htmlInput: {
          accept: '.csv,text/csv,text/plain,.txt,.tsv',
          // Lets the same file be chosen again after a correction.
          onClick: ({ currentTarget }: React.MouseEvent<HTMLInputElement>) => {
            currentTarget.value = '';
          },
        },
      }}
    />
  );
}
