import { Button, Stack, Typography } from '@mui/material';
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
