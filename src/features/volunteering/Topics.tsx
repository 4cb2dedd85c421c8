import { Box, Container, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';

const Rows = styled(Container)({
  paddingTop: 'clamp(40px, 6vw, 72px)',
  '& > div': { display: 'grid', gap: 16, paddingBlock: 32 },
  '& > div + div': { borderTop: `1px solid ${tone.line}` },
  '& li': { display: 'flex', gap: 10, paddingBlock: 4 },
  '& li > svg': { flex: 'none', marginTop: 3, color: tone.secondary },
  [up.md]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)', columnGap: 64, paddingBlock: 44 },
  },
});

/** About volunteering (VOL-01). */
export function Topics({ label, topics }: { label: string; topics: VolunteeringPage['about'] }): React.JSX.Element {
  return (
    <Box component="section" id="volunteer" tabIndex={-1} aria-label={label}>
      <Rows>
        {topics.map(({ title, text, points }) => (
          <div key={title}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography>{text}</Typography>
            <List>
              {points.map((point) => (
                <li key={point}>
                  <Icon icon="check" />
                  <Typography component="span" variant="body2">
                    {point}
                  </Typography>
                </li>
              ))}
            </List>
          </div>
        ))}
      </Rows>
    </Box>
  );
}
