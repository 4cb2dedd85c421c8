import { Box, Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { JobFilters } from '../../../shared/jobSearch.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JobFilterFields } from './filters/JobFilterFields.tsx';

const Panel = styled(Box)({
  '& > summary': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' },
  '& > ::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}) as typeof Box;

/** Filters in a native `details`, which works without scripts. */
export function FilterPanel({ filters }: { filters: JobFilters }): React.JSX.Element {
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
