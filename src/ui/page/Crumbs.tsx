import { Breadcrumbs, Link, Typography } from '@mui/material';

/** One step of the way from the home page. */
export interface Crumb {
  label: string;
  /** where it leads; a step that has no page of its own, and the last one, the page itself, have none */
  to?: string;
}

/** The way from the home page to this one (SPP-02, VID-02). */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }): React.JSX.Element {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2 }}>
      {crumbs.map(({ label, to }, at) =>
        to === undefined ? (
          <Typography key={label} variant="body2" component="span" aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
            {label}
          </Typography>
        ) : (
          <Link key={label} href={to} color="inherit" sx={{ display: 'inline-block', py: 1.25 }}>
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
