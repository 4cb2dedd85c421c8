import { Button, Typography } from '@mui/material';
import { parseLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  link: string | null;
  label: string;
}

/** Hash of the section of certifications on the home page. */
const CERTIFICATIONS = '#certifications';

/** Button of a slide (HOME-01). Without a link it leads to the certifications (HOME-03). A refused link becomes plain text (D-14). */
export function HeroAction({ link, label }: Props): React.JSX.Element {
  const target = parseLink(link ?? CERTIFICATIONS);
  if (target === null) return <Typography>{label}</Typography>;
  return (
    <Button href={target.href} variant="contained" color="accent" size="large" endIcon={<Icon icon="next" />}>
      {label}
    </Button>
  );
}
