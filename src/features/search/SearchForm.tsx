import { Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths, searchPath } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MAX_SEARCH_LENGTH } from './readSearchText.ts';

/** Search form. It is a GET form, which works without scripts. */
export function SearchForm({ text }: { text: string }): React.JSX.Element {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shownText = useRef(text);

  // Updates the field when the URL changes, for example after Back. Text that was typed before hydration is kept.
  useEffect(() => {
    if (shownText.current === text) return;
    shownText.current = text;
    if (field.current) field.current.value = text;
  }, [text]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const enteredText = (field.current?.value ?? '').trim();
    void navigate(enteredText === '' ? paths.search : searchPath(enteredText), { replace: enteredText === text });
  };

  return (
    <Stack
      component="form"
      role="search"
      aria-label="Site"
      action={paths.search}
      method="get"
      onSubmit={search}
      direction="row"
      sx={{ alignItems: 'flex-end', gap: 1.5 }}
    >
      <TextField
        inputRef={field}
        label="What are you looking for?"
        name="q"
        type="search"
        placeholder="An event, a training, a person, a job"
        defaultValue={text}
        autoComplete="off"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon icon="search" />
              </InputAdornment>
            ),
          },
          htmlInput: { maxLength: MAX_SEARCH_LENGTH, enterKeyHint: 'search' },
        }}
      />
      <Button type="submit" variant="contained" color="accent">
        Search
      </Button>
    </Stack>
  );
}
