import { Button, Stack } from '@mui/material';
import { FILTERS, filterWords } from '../../../../shared/jobSearch.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { boardPath, type BoardAddress } from '../boardAddress.ts';
import { feedPath } from '../feedPath.ts';
import { ChipRow } from '../JobChips.tsx';
import { AlertControl } from './AlertControl.tsx';
import { ACTIVE_FILTER } from './activeFilter.ts';

/** Active filters with buttons to remove them, and links to follow the search. */
export function ActiveFilters({ address }: { address: BoardAddress }): React.ReactNode {
  const { filters, keyword, location } = address;
  const set = FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]] as const]));
  const whole = { ...address, job: null, show: undefined };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 32px' }}>
      {set.length > 0 && (
        <ChipRow component="ul" aria-label="Filters of this search">
          {set.map(([name, value]) => (
            <li key={name}>
              <Button
                size="small"
                rel="nofollow"
                aria-label={`${filterWords(name, value)}, remove`}
                endIcon={<Icon name="close" size={16} />}
                href={boardPath({ ...whole, filters: { ...filters, [name]: undefined } })}
                sx={ACTIVE_FILTER}
              >
                {filterWords(name, value)}
              </Button>
            </li>
          ))}
          <li>
            <Button size="small" variant="text" rel="nofollow" href={boardPath({ keyword, location })} sx={{ px: 1 }}>
              Reset
            </Button>
          </li>
        </ChipRow>
      )}
      <ChipRow role="group" aria-label="Follow this search" sx={{ alignItems: 'center', columnGap: 3 }}>
        <AlertControl address={address} />
        {/* A plain link: the feed is not a page of the router. */}
        <Button component="a" variant="text" size="small" href={feedPath(address)} sx={{ px: 0 }}>
          Follow in a feed reader
        </Button>
      </ChipRow>
    </Stack>
  );
}
