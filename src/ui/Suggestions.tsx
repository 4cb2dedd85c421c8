import { Box, Divider, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { Heading } from './page/Heading.tsx';

interface Props {
  title: string;
  places: readonly { label: string; to: string }[];
}

/** Pages that may have been meant by an address that has none (D-5); nothing without any. */
export function Suggestions({ title, places }: Props): React.JSX.Element | null {
  const titleId = useId();
  if (places.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ width: '100%' }}>
      <Heading level={2} look="h3" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Heading>
      <List>
        {places.map(({ label, to }) => (
          <ListItem key={to} sx={{ display: 'block' }}>
            <Divider />
            <ListItemButton href={to} sx={{ gap: 2, px: 1 }}>
              <ListItemText primary={label} />
              <Icon name="next" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
