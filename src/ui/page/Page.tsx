import { Container } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  crumbs?: ReactNode;
  children: ReactNode;
}

/** Container of a page, aligned with the header. Adds no margins when it is nested in another container, as within a layout. */
export function Page({ crumbs, children }: Props): React.JSX.Element {
  return (
    <Container sx={{ pt: { xs: crumbs ? 2 : 5, md: crumbs ? 3 : 8 }, '.MuiContainer-root &': { p: 0 } }}>
      {crumbs}
      {children}
    </Container>
  );
}
