import { Button, FormControl, InputLabel, Link, OutlinedInput, Typography, Box, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { radius, narrowWindow, tone, touch, up } from '../../theme/tokens.ts';
import { boardPath, isSearch, MAX_TEXT_LENGTH, readBoardAddress, SEARCH_FORM_ID, TO_RESULTS, type BoardAddress } from './boardAddress.ts';
import type { JobFilters } from '../../../shared/jobSearch.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JobFilterFields } from './filters/JobFilterFields.tsx';

const Panel = styled(Box)({
  '& > summary': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' },
  '& > ::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}) as typeof Box;

/** Filters in a native `details`, which works without scripts. */
function FilterPanel({ filters }: { filters: JobFilters }): React.JSX.Element {
  const activeCount = Object.keys(filters).length;
  return (
    <Panel component="details">
      <Typography component="summary" variant="subtitle2" color="primary">
        <span>Filters</span>
        {activeCount > 0 && <Chip component="span" size="small" color="primary" label={`${activeCount} set`} />}
        <Icon icon="down" />
      </Typography>
      <JobFilterFields filters={filters} />
    </Panel>
  );
}

/** Draws both fields and the button as one control. Labels are beside the fields, so that the bar has one row, or two on phones. */
const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1.5px solid ${tone.lineStrong}`,
  borderRadius: radius,
  backgroundColor: tone.surface,
  '& > .MuiFormControl-root': { flexDirection: 'row', alignItems: 'baseline' },
  '& > .MuiFormControl-root:first-of-type': { gridColumn: '1 / -1', borderBottom: `1px solid ${tone.line}` },
  '& > .MuiFormControl-root:focus-within': { borderRadius: radius - 2, outline: `2px solid ${tone.primary}`, outlineOffset: -1 },
  '& .MuiInputLabel-root': { flex: 'none', width: '4.25rem', margin: 0, paddingBlock: 11, paddingInlineStart: 14 },
  '& .MuiOutlinedInput-root': { flex: 1, minWidth: 0, backgroundColor: 'transparent' },
  '&& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& input': { paddingInlineStart: 0 },
  '& > .MuiButton-root': { minHeight: touch, margin: 2, borderRadius: radius - 3 },
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [up.sm]: {
    gridTemplateColumns: '1.4fr 1fr auto',
    '& > .MuiFormControl-root:first-of-type': { gridColumn: 'auto', borderBottom: 0 },
    '& > .MuiFormControl-root + .MuiFormControl-root': { borderInlineStart: `1px solid ${tone.line}` },
    '& .MuiInputLabel-root': { width: 'auto', paddingInline: '16px 12px' },
    '& > .MuiButton-root': { margin: 3 },
  },
});

/** The filter panel takes the full width while it is open, and shares the row with the links while it is closed. */
const FilterRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  '& > details[open]': { flexBasis: '100%' },
});

const fieldsOf = (form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] =>
  [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);

/** Search form with filters (JOBS-01, JOBS-03). It is a GET form, which works without scripts. With scripts it calls the router. */
export function SearchBar({ address }: { address: BoardAddress }): React.JSX.Element {
  const { keyword, location, filters, sort } = address;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const currentPath = boardPath({ keyword, location, filters, sort });
  const remoteOnlyPath = boardPath({ keyword, location, sort, filters: { ...filters, remote: 'true' } });
  const shownPath = useRef(currentPath);
  const [isOffline, setIsOffline] = useState(false);

  // Updates the fields when the URL changes, for example after Back. Text that was typed before hydration is kept.
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    const query = new URLSearchParams(currentPath.split('?')[1]);
    for (const field of fieldsOf(form.current)) field.value = query.get(field.name) ?? '';
  }, [currentPath]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams(fieldsOf(event.currentTarget).map(({ name, value }) => [name, value]));
    const target = boardPath(readBoardAddress(query));
    // Offline the list stays, because a new search would fail.
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    // `Show jobs` below the filters moves the focus to the results; `Apply` beside the fields does not.
    const { submitter } = event.nativeEvent as SubmitEvent;
    void navigate(target, { replace: target === currentPath, ...(submitter?.closest('details') && TO_RESULTS) });
  };

  return (
    <form id={SEARCH_FORM_ID} ref={form} role="search" aria-label="Jobs" action={paths.exploreJobs} method="get" onSubmit={search}>
      <Bar>
        <SearchField label="What" hint="Job title, skills" name="keyword" value={keyword} />
        <SearchField label="Where" hint="City or remote" name="location" value={location} />
        <Button type="submit" variant="contained">
          Apply
          <Typography variant="srOnly"> search</Typography>
        </Button>
      </Bar>
      <FilterRow>
        <FilterPanel filters={filters} />
        {filters.remote === undefined && (
          <Link variant="subtitle2" underline="hover" rel="nofollow" href={remoteOnlyPath} sx={{ py: 1.375 }}>
            Remote only
          </Link>
        )}
        {isSearch(address) && (
          <Link variant="subtitle2" underline="hover" href={paths.exploreJobs} sx={{ py: 1.375 }}>
            Show all jobs
          </Link>
        )}
      </FilterRow>
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isOffline && 'You are offline. Search again when the connection is back.'}
      </Typography>
    </form>
  );
}

interface SearchFieldProps {
  label: string;
  /** Placeholder, and part of the accessible name. */
  hint: string;
  name: string;
  value: string;
}

function SearchField({ label, hint, name, value }: SearchFieldProps): React.JSX.Element {
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
        slotProps={{ input: { maxLength: MAX_TEXT_LENGTH, enterKeyHint: 'search' } }}
      />
    </FormControl>
  );
}
