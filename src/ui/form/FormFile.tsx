import { Button } from '@mui/material';
import { useEffect, useRef, type DragEvent } from 'react';
import { FileInput } from './FileInput.tsx';
import { DOCUMENT_TYPES, takeSingleFile } from './documentFile.ts';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

interface Props extends FieldProps {
  /** file types that the browser offers */
  accept?: string;
}

/** Upload field, by default for a PDF or Word document (`documentFile`), validated as soon as a file is chosen. */
export const FormFile = withFormikField<File | null, Props>(({ name, label, hint, required, optional, accept = DOCUMENT_TYPES, field }) => {
  const { value, error, choose } = field;
  const input = useRef<HTMLInputElement>(null);
  // A file input is uncontrolled and must be cleared by hand.
  useEffect(() => {
    if (value === null && input.current !== null) input.current.value = '';
  }, [value]);
  const handleDrop = (event: DragEvent<HTMLInputElement>): void => {
    const { files } = event.dataTransfer;
    // The browser takes a single file itself, which fires `change`.
    if (files.length < 2) return;
    event.preventDefault();
    event.currentTarget.value = '';
    choose(takeSingleFile(files));
  };
  return (
    <FileInput
      type="file"
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      inputRef={input}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} />}
      onChange={(event) => choose(takeSingleFile((event.target as HTMLInputElement).files))}
      slotProps={{
        input: {
          endAdornment: value !== null && (
            <Button size="small" onClick={() => choose(null)} sx={{ flex: 'none' }}>
              Remove file
            </Button>
          ),
        },
        htmlInput: { accept, 'aria-required': required, onDrop: handleDrop },
      }}
    />
  );
});
