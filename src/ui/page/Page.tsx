import { Container, type ContainerProps } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** `lg` (default) is as wide as the header, `sm` suits reading and forms */
  width?: Extract<ContainerProps['maxWidth'], 'lg' | 'sm'>;
  crumbs?: ReactNode;
  children: ReactNode;
}

/** Page container in line with the header. Nested in another one (a layout) it adds nothing. */
export function Page({ width = 'lg', crumbs, children }: Props): React.JSX.Element {
  return (
    <Container maxWidth={width} sx={{ pt: { xs: crumbs ? 2 : 5, md: crumbs ? 3 : 8 }, '.MuiContainer-root &': { p: 0 } }}>
      {crumbs}
      {children}
    </Container>
  );
}
