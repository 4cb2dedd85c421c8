import { Button, Typography, type ButtonProps } from '@mui/material';
import { parseLink } from '../../lib/links.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'endIcon' | 'children'> {
  link: string | null;
}

/** Button with a link from the content system. Without a link it renders nothing (CERT-02). A refused link becomes plain text (D-14). */
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
