import { Box, List, ListItemButton } from '@mui/material';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { Heading } from './page/Heading.tsx';

interface Props {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** Links to pages that the visitor of an unknown URL may have wanted (D-5). Renders nothing when there are no links. */
export function Suggestions({ title, links }: Props): React.JSX.Element | null {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ width: '100%' }}>
      <Heading level={2} variant="h3" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Heading>
      <List>
        {links.map(({ label, to }) => (
          <Box component="li" key={to} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <ListItemButton href={to} sx={{ justifyContent: 'space-between', gap: 2, px: 1, overflowWrap: 'anywhere' }}>
              {label}
              <Icon icon="next" />
            </ListItemButton>
          </Box>
        ))}
      </List>
    </Box>
  );
}
