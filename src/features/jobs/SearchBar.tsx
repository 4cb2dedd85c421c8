import { Box, Button, InputBase, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { up } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { boardPath, readBoardAddress, type BoardAddress } from './boardAddress.ts';

const Form = styled(Box)({
  display: 'grid',
  gap: 12,
  '& .MuiButton-root': { minHeight: 48 },
  [up.sm]: { gridTemplateColumns: '1.4fr 1fr auto', alignItems: 'end' },
}) as typeof Box;

const LONGEST = 200;

/**
 * Searches by words and place (JOBS-01). A plain GET form that works without scripts; with them it changes the address,
 * which everything else follows (JOBS-03).
 */
export function SearchBar({ keyword, location }: Pick<BoardAddress, 'keyword' | 'location'>): React.JSX.Element {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef({ keyword, location });
  const [offline, setOffline] = useState(false);

  const fieldOf = (name: string): HTMLInputElement | null => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };

  // Back and Forward bring other words; what was typed before the scripts came is left alone.
  useEffect(() => {
    if (shown.current.keyword === keyword && shown.current.location === location) return;
    shown.current = { keyword, location };
    for (const [name, value] of Object.entries(shown.current)) {
      const field = fieldOf(name);
      if (field) field.value = value;
    }
  }, [keyword, location]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = ['keyword', 'location'].map((name) => [name, fieldOf(name)?.value ?? '']);
    const wanted = readBoardAddress(new URLSearchParams(query));
    // What is shown stays: without a connection it would give way to a note that there is none.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    const unchanged = wanted.keyword === keyword && wanted.location === location;
    void navigate(boardPath(wanted), { replace: unchanged });
  };

  return (
    <Form component="form" ref={form} role="search" aria-label="Jobs" action={paths.exploreJobs} method="get" onSubmit={search}>
      <Words label="What" hint="Job title, skills" icon="search" name="keyword" value={keyword} />
      <Words label="Where" hint="City or remote" icon="place" name="location" value={location} />
      <Button type="submit">Apply</Button>
      <Typography role="status" sx={{ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } }}>
        {offline && 'You are offline. Search again when the connection is back.'}
      </Typography>
    </Form>
  );
}

interface WordsProps {
  /** Stays above the field. */
  label: string;
  /** What to type: stands in the empty field, and belongs to its name for screen readers. */
  hint: string;
  icon: IconName;
  name: string;
  value: string;
}

/** A line to search with: of MUI's fields only the base, because a search knows no errors, and this is a first load. */
function Words({ label, hint, icon, name, value }: WordsProps): React.JSX.Element {
  const id = useId();
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography variant="subtitle2" component="label" htmlFor={id}>
        {label}
        <Typography variant="srOnly">: {hint}</Typography>
      </Typography>
      <InputBase
        id={id}
        fullWidth
        data-framed=""
        name={name}
        type="search"
        placeholder={hint}
        defaultValue={value}
        autoComplete="off"
        startAdornment={<Icon name={icon} />}
        slotProps={{ input: { maxLength: LONGEST, enterKeyHint: 'search' } }}
      />
    </Stack>
  );
}
