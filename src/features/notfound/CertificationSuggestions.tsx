import { Box, Divider, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useListCertificationsQuery } from '../../api/endpoints/certification.ts';
import { certificationPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

/** The certifications there are, for visitors who came to a training that is not (D-5); nothing while they are unknown. */
export function CertificationSuggestions(): React.JSX.Element | null {
  const { data } = useListCertificationsQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby="trainings-we-offer" sx={{ width: '100%' }}>
      <Heading level={2} look="h3" id="trainings-we-offer" sx={{ mb: 1 }}>
        These are the trainings we offer
      </Heading>
      <List>
        {data.map((one) => (
          <ListItem key={one.id} sx={{ display: 'block' }}>
            <Divider />
            <ListItemButton href={certificationPath(slugOf(one.name))} sx={{ gap: 2, px: 1 }}>
              <ListItemText primary={one.name} />
              <Icon name="next" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
