import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router';
import { groupIndian } from '../../lib/grouping.ts';

/** Navigation options that keep the scroll position. */
export const KEEP_SCROLL_POSITION = { preventScrollReset: true } as const;

interface Props {
  label: string;
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Pagination links. Renders nothing when there is only one page. */
export function Pager({ label, page, pageCount, pathOf }: Props): React.JSX.Element | null {
  if (pageCount < 2) return null;
  const renderLink = (text: string, to: number): React.JSX.Element =>
    to < 1 || to > pageCount ? (
      <Button disabled>{text}</Button>
    ) : (
      <Button component={RouterLink} to={pathOf(to)} {...KEEP_SCROLL_POSITION}>
        {text}
      </Button>
    );
  return (
    <Stack
      component="nav"
      aria-label={label}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2, fontVariantNumeric: 'tabular-nums' }}
    >
      {renderLink('Previous', page - 1)}
      <Typography component="span">{`Page ${groupIndian(page)} of ${groupIndian(pageCount)}`}</Typography>
      {renderLink('Next', page + 1)}
    </Stack>
  );
}

/**
 * Focuses the start of a paged list when its page number changes, because the focused item may have disappeared. Returns the ref for the
 * element at the start, which needs `tabIndex={-1}`.
 * @param page undefined while loading
 */
export function useListStart(page: number | undefined): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (page === undefined) return;
    const previousPage = lastPage.current;
    lastPage.current = page;
    if (previousPage === undefined || previousPage === page) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [page]);
  return start;
}
