import styled from '@emotion/styled';
import { Link } from 'react-router';
import { tone } from '../theme/tokens.ts';

const List = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: tone.inkSoft,
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 32, maxWidth: '100%' },
  '& > li + li::before': { content: '"/"', margin: '0 8px', color: tone.lineStrong },
  '& a': { color: 'inherit', padding: '6px 0' },
  '& a:hover': { color: tone.violet },
});

export interface Crumb {
  label: string;
  /** where it leads; a crumb without is plain text */
  to?: string;
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {crumbs.map(({ label, to }, at) => (
          <li key={label}>
            {to && at < crumbs.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
