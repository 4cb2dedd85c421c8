import { Breadcrumbs, Link, Typography } from '@mui/material';
import { touch } from '../../theme/tokens.ts';

export interface Crumb {
  label: string;
  /** Absent when the crumb is not a link. */
  to?: string;
}

/** Breadcrumbs (SPP-02, VID-02). */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }): React.JSX.Element {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2 }}>
      {crumbs.map(({ label, to }, index) =>
        to === undefined ? (
          <Typography key={label} variant="body2" component="span" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {label}
          </Typography>
        ) : (
          <Link key={label} href={to} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touch }}>
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
