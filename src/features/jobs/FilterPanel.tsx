import { Box, Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { servedOnly } from '../../ui/servedOnly.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { JobFilters } from '../../../shared/jobSearch.ts';

type Fields = ComponentType<{ filters: JobFilters }>;

const load = () => import(/* webpackChunkName: "job-filters" */ './filters/JobFilterFields.tsx');

/** On the server only, which waits for it. */
const Served = lazy(load);

const Panel = styled(Box)({
  gridColumn: '1 / -1',
  marginBlock: '-8px -12px',
  '& > summary': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' },
  '& > ::-webkit-details-marker': { display: 'none' },
  '&[open]': { marginBottom: 0 },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}) as typeof Box;

/**
 * The filters, behind the browser's own disclosure. The server has written them, and what it has written stays: they are the
 * browser's own fields. Who comes from another page gets them when the panel is opened.
 */
export function FilterPanel({ filters }: { filters: JobFilters }): React.JSX.Element {
  const served = useRef<HTMLDivElement>(null);
  const [Here, setHere] = useState<Fields | null>(null);
  const set = Object.keys(filters).length;

  const fill = (): void => {
    if (Here !== null || served.current?.hasChildNodes() === true) return;
    load().then(
      (module) => setHere(() => module.default),
      () => showToast('Operation failed', 'error', 'filters'),
    );
  };
  return (
    <Panel component="details" onToggle={fill}>
      <Typography component="summary" variant="subtitle2" color="primary">
        <span>Filters</span>
        {set > 0 && <Chip component="span" size="small" color="primary" label={`${set} set`} />}
        <Icon name="down" />
      </Typography>
      {Here === null ? (
        <div
          ref={served}
          {...servedOnly(
            typeof document === 'undefined' && (
              <Suspense>
                <Served filters={filters} />
              </Suspense>
            ),
          )}
        />
      ) : (
        <Here filters={filters} />
      )}
    </Panel>
  );
}
