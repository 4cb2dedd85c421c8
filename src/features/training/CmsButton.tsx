import { Button, Typography, type ButtonProps } from '@mui/material';
import { parseLink } from '../../lib/links.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'endIcon' | 'children'> {
  link: string | null;
}

/** Button with a link of the content system: none without a link (CERT-02), plain text for a refused one (D-14). */
export function CmsButton({ link, children, ...buttonProps }: Props): React.JSX.Element | null {
  if (link === null) return null;
  const target = parseLink(link);
  if (target === null) return <Typography>{children}</Typography>;
  return (
    <Button {...buttonProps} href={target.href}>
      {children}
    </Button>
  );
}
