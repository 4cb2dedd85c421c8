import { Button, InputAdornment, OutlinedInput, Stack } from '@mui/material';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths, searchPath } from '../../config/paths.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MAX_SEARCH_LENGTH } from './readSearchText.ts';

/** Search form. It is a GET form, which works without scripts. */
export function SearchForm({ text }: { text: string }): React.JSX.Element {
  const navigate = useNavigate();
  const id = useId();
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
      <Field id={id} label="What are you looking for?">
        <OutlinedInput
          id={id}
          inputRef={field}
          name="q"
          type="search"
          placeholder="An event, a training, a person, a job"
          defaultValue={text}
          autoComplete="off"
          startAdornment={
            <InputAdornment position="start">
              <Icon icon="search" />
            </InputAdornment>
          }
          slotProps={{ input: { maxLength: MAX_SEARCH_LENGTH, enterKeyHint: 'search' } }}
        />
      </Field>
      <Button type="submit" variant="contained" color="accent">
        Search
      </Button>
    </Stack>
  );
}
