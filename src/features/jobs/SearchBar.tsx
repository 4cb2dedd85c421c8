import { Box, Button, InputBase, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { up } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { boardPath, readBoardAddress, type BoardAddress } from './boardAddress.ts';
import { FilterPanel } from './FilterPanel.tsx';

const Form = styled(Box)({
  display: 'grid',
  gap: 12,
  '& .MuiButton-root': { minHeight: 48 },
  [up.sm]: { gridTemplateColumns: '1.4fr 1fr auto', alignItems: 'end' },
}) as typeof Box;

const LONGEST = 200;

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

/** What of a form has a value, be it served or ours. */
const fieldsOf = (form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] =>
  [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);

/**
 * Searches by words, place and filters (JOBS-01, JOBS-03). A plain GET form that works without scripts; with them it changes
 * the address, which everything else follows.
 */
export function SearchBar({ address }: { address: BoardAddress }): React.JSX.Element {
  const { keyword, location, filters } = address;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const here = boardPath({ keyword, location, filters });
  const shown = useRef(here);
  const [offline, setOffline] = useState(false);

  // Back and Forward bring other words; what was typed before the scripts came is left alone.
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    const query = queryOf(here);
    for (const field of fieldsOf(form.current)) field.value = query.get(field.name) ?? '';
  }, [here]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Filters that have not been opened are not in the form.
    const query = queryOf(here);
    for (const { name, value } of fieldsOf(event.currentTarget)) query.set(name, value);
    const wanted = boardPath(readBoardAddress(query));
    // What is shown stays: without a connection it would give way to a note that there is none.
    setOffline(!navigator.onLine);
    if (navigator.onLine) void navigate(wanted, { replace: wanted === here });
  };

  return (
    <Form component="form" ref={form} role="search" aria-label="Jobs" action={paths.exploreJobs} method="get" onSubmit={search}>
      <Words label="What" hint="Job title, skills" icon="search" name="keyword" value={keyword} />
      <Words label="Where" hint="City or remote" icon="place" name="location" value={location} />
      <Button type="submit">Apply</Button>
      <FilterPanel filters={filters} />
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
