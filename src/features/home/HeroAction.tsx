import { Button, Typography } from '@mui/material';
import { parseLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** As the content system has it; null when it has none. */
  link: string | null;
  label: string;
}

/** Where a slide without a link leads (HOME-01). */
const CERTIFICATIONS = '#certifications';

/**
 * The button of a slide: in-app paths go through the router, everything else is a full-page navigation (HOME-03).
 * With a link that is not to be followed, the label is plain text (D-14).
 */
export function HeroAction({ link, label }: Props): React.JSX.Element {
  const target = parseLink(link === null || link === '#' ? CERTIFICATIONS : link);
  if (target === null) return <Typography>{label}</Typography>;
  return (
    <Button href={target.href} variant="contained" color="accent" size="large" endIcon={<Icon name="next" />}>
      {label}
    </Button>
  );
}
