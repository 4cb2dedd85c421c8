import { Button, Typography, type ButtonProps } from '@mui/material';
import { parseLink } from '../../lib/links.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'endIcon' | 'children'> {
  /** as the content system has it; null when it has none */
  link: string | null;
}

/** A button to where the content system says: none without a link (CERT-02), plain text for one that is refused (D-14). */
export function CmsButton({ link, children, ...look }: Props): React.JSX.Element | null {
  if (link === null) return null;
  const target = parseLink(link);
  if (target === null) return <Typography>{children}</Typography>;
  return (
    <Button {...look} href={target.href}>
      {children}
    </Button>
  );
}
