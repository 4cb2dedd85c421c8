import { Container, type ContainerProps } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** `lg`: as wide as the header (the default); `sm`: a column for reading or for a form */
  width?: Extract<ContainerProps['maxWidth'], 'lg' | 'sm'>;
  /** the way from the home page to this one: `Crumbs`. Handed in, because most pages have none and should not load them. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** One page between the site's margins, in line with the header, with room above it. Inside another one (a layout) it adds nothing. */
export function Page({ width = 'lg', crumbs, children }: Props): React.JSX.Element {
  return (
    <Container maxWidth={width} sx={{ pt: { xs: crumbs ? 2 : 5, md: crumbs ? 3 : 8 }, '.MuiContainer-root &': { p: 0 } }}>
      {crumbs}
      {children}
    </Container>
  );
}
