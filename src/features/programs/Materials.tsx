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

/** Links to the slides and the recording of a past event. Without valid links it renders nothing. */
export function Materials({ title, ...links }: Props): React.JSX.Element | null {
  const materials = KINDS.flatMap(({ field, ...kind }) => {
    const target = parseLink(links[field]);
    return target === null ? [] : [{ ...kind, href: target.href }];
  });
  if (materials.length === 0) return null;
  return (
    // On top of the link that covers the whole row of a past event.
    <Stack direction="row" sx={{ position: 'relative', zIndex: 1, flexWrap: 'wrap', columnGap: 3, width: 'fit-content' }}>
      {materials.map(({ label, icon, href }) => (
        <Link key={label} href={href} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Icon icon={icon} size={18} />
          {label}
          <Typography variant="srOnly">: {title}</Typography>
        </Link>
      ))}
    </Stack>
  );
}
