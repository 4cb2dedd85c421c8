import { Button } from '@mui/material';
import { useEffect, useId, useRef, useState, type DragEvent, type MouseEvent } from 'react';
import { FileInput } from './FileInput.tsx';
import { DOCUMENT_TYPES, isSingleFile, takeSingleFile, isPasswordProtected } from './documentFile.ts';
import { Field, helperTextId } from './Field.tsx';
import { FieldLabel, FieldNote } from './FieldText.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { withFormikField } from './withFormikField.tsx';

interface Props extends FieldProps {
  /** File types that the browser offers. */
  accept?: string;
}

const PASSWORD_HINT = 'This file is protected with a password: whoever receives it may not be able to open it. Better choose one without.';

/** Returns whether a valid file is protected with a password; false until this is known. */
function usePasswordProtection(file: File | null): boolean {
  const [protectedFile, setProtectedFile] = useState<File | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (file !== null) void isPasswordProtected(file).then((isProtected) => isCurrent && isProtected && setProtectedFile(file));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return file !== null && file === protectedFile;
}

/** Lets a refused file be chosen again after it was corrected: otherwise browsers report no choice of a file with the same path. */
const forgetFile = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = '';
};

function createFileList(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/** Upload field, by default for a PDF or Word document (`documentFile`). The file is validated as soon as it is chosen. */
export const FormFile = withFormikField<File | null, Props>(({ name, label, hint, required, optional, accept = DOCUMENT_TYPES, field }) => {
  const { value, error, choose } = field;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isProtected = usePasswordProtection(error === undefined ? value : null);
  // React does not control a file input, so the input must be cleared by hand, and shown a file that was chosen elsewhere.
  useEffect(() => {
    if (input.current === null) return;
    if (value === null) input.current.value = '';
    else if (isSingleFile(value) && input.current.files?.[0] !== value) input.current.files = createFileList(value);
  }, [value]);
  const handleDrop = (event: DragEvent<HTMLInputElement>): void => {
    const { files } = event.dataTransfer;
    // A single dropped file is left to the browser, which fires `change`.
    if (files.length < 2) return;
    event.preventDefault();
    event.currentTarget.value = '';
    choose(takeSingleFile(files));
  };
  return (
    <Field
      id={id}
      label={<FieldLabel label={label} optional={optional} />}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={isProtected ? <span role="status">{PASSWORD_HINT}</span> : hint} />}
    >
      <FileInput
        type="file"
        id={id}
        name={name}
        inputRef={input}
        onChange={(event) => choose(takeSingleFile((event.target as HTMLInputElement).files))}
        endAdornment={
          value !== null && (
            <Button size="small" onClick={() => choose(null)} sx={{ flex: 'none' }}>
              Remove file
            </Button>
          )
        }
        aria-describedby={helperTextId(id)}
        inputProps={{ accept, 'aria-required': required, onDrop: handleDrop, ...(error !== undefined && { onClick: forgetFile }) }}
      />
    </Field>
  );
});
