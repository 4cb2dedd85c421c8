import { Button, InputBase, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths, searchPath } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LONGEST_WORDS } from './searchWords.ts';

/** The line to search with. A plain GET form that works without scripts; with them it changes the address, which all else follows. */
export function SearchForm({ words }: { words: string }): React.JSX.Element {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(words);

  // Back and Forward bring other words; what was typed before the scripts came is left alone.
  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if (field.current) field.current.value = words;
  }, [words]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = (field.current?.value ?? '').trim();
    void navigate(wanted === '' ? paths.search : searchPath(wanted), { replace: wanted === words });
  };

  return (
    <Stack component="form" role="search" aria-label="Site" action={paths.search} method="get" onSubmit={search} sx={{ gap: 0.75 }}>
      <Typography variant="subtitle2" component="label" htmlFor={id}>
        What are you looking for?
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <InputBase
          id={id}
          inputRef={field}
          fullWidth
          data-framed=""
          name="q"
          type="search"
          placeholder="An event, a training, a person, a job"
          defaultValue={words}
          autoComplete="off"
          startAdornment={<Icon name="search" />}
          slotProps={{ input: { maxLength: LONGEST_WORDS, enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="contained" color="accent">
          Search
        </Button>
      </Stack>
    </Stack>
  );
}
