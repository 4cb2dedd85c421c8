import { Box, Button, FormControl, InputAdornment, InputLabel, OutlinedInput, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { up } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { boardPath, readBoardAddress, TO_RESULTS, type BoardAddress } from './boardAddress.ts';
import { FilterPanel } from './FilterPanel.tsx';

const Form = styled(Box)({
  display: 'grid',
  gap: 12,
  '& .MuiButton-root': { minHeight: 48 },
  [up.sm]: { gridTemplateColumns: '1.4fr 1fr auto', alignItems: 'end' },
}) as typeof Box;

const LONGEST = 200;

const fieldsOf = (form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] =>
  [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);

/** Search form with filters (JOBS-01, JOBS-03). A GET form that works without scripts; with them it navigates. */
export function SearchBar({ address }: { address: BoardAddress }): React.JSX.Element {
  const { keyword, location, filters } = address;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const here = boardPath({ keyword, location, filters });
  const shown = useRef(here);
  const [offline, setOffline] = useState(false);

  // Back and Forward change the search; text typed before hydration is kept.
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    const query = new URLSearchParams(here.split('?')[1]);
    for (const field of fieldsOf(form.current)) field.value = query.get(field.name) ?? '';
  }, [here]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams(fieldsOf(event.currentTarget).map(({ name, value }) => [name, value]));
    const wanted = boardPath(readBoardAddress(query));
    // Offline the list stays, because a new search would fail.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    // The button below the filters leads to what they have found; the one beside the words leaves the focus with them.
    const { submitter } = event.nativeEvent as SubmitEvent;
    void navigate(wanted, { replace: wanted === here, ...(submitter?.closest('details') && TO_RESULTS) });
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
  label: string;
  /** Placeholder, and part of the accessible name. */
  hint: string;
  icon: IconName;
  name: string;
  value: string;
}

/** Not a `TextField`, which would add 17 kB of MUI's menus and dialogs to the first load. */
function Words({ label, hint, icon, name, value }: WordsProps): React.JSX.Element {
  const id = useId();
  return (
    <FormControl>
      <InputLabel htmlFor={id}>
        {label}
        <Typography variant="srOnly">: {hint}</Typography>
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type="search"
        placeholder={hint}
        defaultValue={value}
        autoComplete="off"
        startAdornment={
          <InputAdornment position="start">
            <Icon name={icon} />
          </InputAdornment>
        }
        slotProps={{ input: { maxLength: LONGEST, enterKeyHint: 'search' } }}
      />
    </FormControl>
  );
}
