import { Link, Stack, Typography } from '@mui/material';
import { parseLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';

const KINDS = [
  { field: 'slides', label: 'Slides', icon: 'download' },
  { field: 'recording', label: 'Recording', icon: 'play' },
] as const;

interface Props {
  title: string;
  slides: string | null;
  recording: string | null;
}

/** Links to what remains of a past event; nothing without any. */
export function Materials({ title, ...links }: Props): React.JSX.Element | null {
  const found = KINDS.flatMap(({ field, ...kind }) => {
    const target = parseLink(links[field]);
    return target === null ? [] : [{ ...kind, href: target.href }];
  });
  if (found.length === 0) return null;
  return (
    // Above the link that covers the card.
    <Stack direction="row" sx={{ position: 'relative', zIndex: 1, flexWrap: 'wrap', columnGap: 3, width: 'fit-content' }}>
      {found.map(({ label, icon, href }) => (
        <Link key={label} href={href} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Icon name={icon} size={18} />
          {label}
          <Typography variant="srOnly">: {title}</Typography>
        </Link>
      ))}
    </Stack>
  );
}
