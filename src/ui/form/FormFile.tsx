import { Button, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type DragEvent } from 'react';
import { down, radius, tone } from '../../theme/tokens.ts';
import { DOCUMENT_TYPES, oneOf } from './documentFile.ts';
import { FieldLabel, FieldNote } from './FieldWords.tsx';
import type { FieldProps } from './FormTextField.tsx';
import { followingForm } from './followingForm.tsx';
import '../../theme/looks/fields.ts';

/** The browser's own chooser, onto which a file can be dropped as well. */
const Chooser = styled(TextField)({
  '& input': { paddingBlock: 6, minWidth: 0, textOverflow: 'ellipsis' },
  '& input::file-selector-button': {
    minHeight: 40,
    marginInlineEnd: 12,
    paddingInline: 16,
    border: 0,
    borderRadius: radius,
    background: tone.violetSoft,
    color: tone.violetStrong,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  // On a phone the name of the file needs the line to itself.
  [down.sm]: {
    '& .MuiInputBase-root:has(.MuiButton-root)': { flexWrap: 'wrap', paddingBottom: 8 },
    '& .MuiInputBase-root .MuiButton-root': { marginInlineStart: 14 },
  },
});

/** A document to upload: PDF or Word (`documentFile`). What is wrong with it is said as soon as it is chosen. */
export const FormFile = followingForm<File | null, FieldProps>(({ name, label, hint, required, optional, field }) => {
  const { value, error, choose } = field;
  const input = useRef<HTMLInputElement>(null);
  // The browser keeps the file by itself: emptied with the form.
  useEffect(() => {
    if (value === null && input.current !== null) input.current.value = '';
  }, [value]);
  // The browser would take the first of several without a word.
  const drop = (event: DragEvent<HTMLInputElement>): void => {
    const { files } = event.dataTransfer;
    if (files.length < 2) return;
    event.preventDefault();
    event.currentTarget.value = '';
    choose(oneOf(files));
  };
  return (
    <Chooser
      type="file"
      name={name}
      label={<FieldLabel label={label} optional={optional} />}
      inputRef={input}
      error={error !== undefined}
      helperText={<FieldNote name={name} error={error} hint={hint} />}
      onChange={(event) => choose(oneOf((event.target as HTMLInputElement).files))}
      slotProps={{
        input: {
          endAdornment: value !== null && (
            <Button size="small" onClick={() => choose(null)} sx={{ flex: 'none' }}>
              Remove file
            </Button>
          ),
        },
        htmlInput: { accept: DOCUMENT_TYPES, 'aria-required': required, onDrop: drop },
      }}
    />
  );
});
