import { Container } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  crumbs?: ReactNode;
  children: ReactNode;
}

/** Page container in line with the header. Nested in another one (a layout) it adds nothing. */
export function Page({ crumbs, children }: Props): React.JSX.Element {
  return (
    <Container sx={{ pt: { xs: crumbs ? 2 : 5, md: crumbs ? 3 : 8 }, '.MuiContainer-root &': { p: 0 } }}>
      {crumbs}
      {children}
    </Container>
  );
}
