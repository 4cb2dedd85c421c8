import { Button } from '@mui/material';
import { FILTERS, describeFilter } from '../../../../shared/jobSearch.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { boardPath, type BoardAddress } from '../boardAddress.ts';
import { ChipRow } from '../JobChips.tsx';
import { ACTIVE_FILTER_STYLE } from './activeFilterStyle.ts';

/** The filters that are set, each as a link that removes it. */
export function ActiveFilters({ address }: { address: BoardAddress }): React.ReactNode {
  const { filters, keyword, location, sort } = address;
  const activeFilters = FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]] as const]));
  const clearedAddress = { ...address, job: null, show: undefined };
  if (activeFilters.length === 0) return null;
  return (
    <ChipRow component="ul" aria-label="Filters of this search">
      {activeFilters.map(([name, value]) => (
        <li key={name}>
          <Button
            size="small"
            rel="nofollow"
            aria-label={`${describeFilter(name, value)}, remove`}
            endIcon={<Icon icon="close" size={16} />}
            href={boardPath({ ...clearedAddress, filters: { ...filters, [name]: undefined } })}
            sx={ACTIVE_FILTER_STYLE}
          >
            {describeFilter(name, value)}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="text" rel="nofollow" href={boardPath({ keyword, location, sort })} sx={{ px: 1 }}>
          Reset
        </Button>
      </li>
    </ChipRow>
  );
}
