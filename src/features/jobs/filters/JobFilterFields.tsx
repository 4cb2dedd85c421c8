import { Button, FormControl, InputLabel, NativeSelect, OutlinedInput, Paper } from '@mui/material';
import { useId } from 'react';
import { useListJobCategoriesQuery } from '../../../api/endpoints/board.ts';
import { formatRupees } from '../../../lib/money.ts';
import { down, narrowWindow } from '../../../theme/tokens.ts';
import { CAREER_LEVELS, JOB_TYPES, SALARIES, type FilterName, type JobFilters } from '../../../../shared/jobSearch.ts';

type Option = readonly [value: string, label: string];

const toOptions = (...values: string[]): Option[] => values.map((value) => [value, value]);

const YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30];

const TYPE_OPTIONS = toOptions(...JOB_TYPES);
const LEVEL_OPTIONS = toOptions(...CAREER_LEVELS.toReversed());
const REMOTE_OPTIONS: Option[] = [['true', 'Remote only']];
const CLOSING_OPTIONS: Option[] = [['soon', 'Within a week']];
const EXPERIENCE_OPTIONS = YEARS.map((years): Option => [
  String(years),
  years === 0 ? 'None yet' : `${years} ${years === 1 ? 'year' : 'years'}`,
]);
const PAY_OPTIONS = SALARIES.map((salary): Option => [String(salary), `${formatRupees(salary)} a year`]);

interface FieldProps {
  name: FilterName;
  label: string;
  /** label of the empty option */
  anyLabel: string;
  options: readonly Option[];
  filters: JobFilters;
}

/** Filter as a native select, which works without scripts. It is uncontrolled, because `SearchBar` sets its value when the URL changes. */
function Filter({ name, label, anyLabel, options, filters: { [name]: selected = '' } }: FieldProps): React.JSX.Element {
  const id = useId();
  // The URL may contain a valid value that is not an option, such as seven years of experience.
  const shownOptions = options.some(([value]) => value === selected) || selected === '' ? options : [...options, ...toOptions(selected)];
  return (
    <FormControl>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect id={id} name={name} defaultValue={selected} input={<OutlinedInput />}>
        <option value="">{anyLabel}</option>
        {shownOptions.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** Filter fields of the search form (JOBS-03). */
export function JobFilterFields({ filters }: { filters: JobFilters }): React.JSX.Element {
  const { data = [] } = useListJobCategoriesQuery();
  const categories = data.map(({ name, jobCount }): Option => [name, `${name} (${jobCount})`]);
  return (
    <Paper
      sx={{
        display: 'grid',
        // Two columns on phones, except long fields.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
        [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [down.sm]: { '& > :has([name=category], [name=salary])': { gridColumn: '1 / -1' } },
        alignItems: 'end',
        gap: 'clamp(12px, 1.4vw, 20px) 12px',
        p: { xs: 1.5, sm: 'clamp(16px, 2vw, 24px)' },
      }}
    >
      <Filter name="type" label="Job type" anyLabel="Any type" options={TYPE_OPTIONS} filters={filters} />
      <Filter name="level" label="Career level" anyLabel="Any level" options={LEVEL_OPTIONS} filters={filters} />
      <Filter name="category" label="Category" anyLabel="Any category" options={categories} filters={filters} />
      <Filter name="salary" label="Yearly pay reaching" anyLabel="Any pay" options={PAY_OPTIONS} filters={filters} />
      <Filter name="experience" label="My experience" anyLabel="Any" options={EXPERIENCE_OPTIONS} filters={filters} />
      <Filter name="remote" label="Place of work" anyLabel="Any place" options={REMOTE_OPTIONS} filters={filters} />
      <Filter name="closing" label="Closing date" anyLabel="Any day" options={CLOSING_OPTIONS} filters={filters} />
      <Button type="submit">Show jobs</Button>
    </Paper>
  );
}
