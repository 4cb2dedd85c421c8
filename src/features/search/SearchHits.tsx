import { Box, Link, List, ListItem, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { SearchResults, SearchHit } from '../../api/models/content.ts';
import { paths } from '../../config/paths.ts';
import { isTodayOrLater } from '../../lib/dates.ts';
import { measure, tone, up } from '../../theme/tokens.ts';
import { EventRow } from '../../ui/EventRow.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { useNow } from '../../ui/useNow.ts';

/** Name of a kind, and the results of this kind; side by side on wide windows. */
const Group = styled('section')({
  display: 'grid',
  gap: '8px 48px',
  padding: '32px 0',
  borderTop: `1px solid ${tone.line}`,
  [up.md]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
});

const Row = styled(ListItem)({
  position: 'relative',
  display: 'block',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${tone.line}` },
  '& a': { textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover a': { textDecoration: 'underline' },
});

function ResultRow({ hit: { title, href, note, text, event } }: { hit: SearchHit }): React.JSX.Element {
  const now = useNow();
  if (event !== null) {
    return (
      <li>
        <EventRow event={{ ...event, title, seats: null }} heading="h3" isPast={!isTodayOrLater(event.date, now)}>
          {text !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: measure }}>
              {text}
            </Typography>
          )}
        </EventRow>
      </li>
    );
  }
  return (
    <Row>
      <Typography variant="h4" component="h3">
        <Link href={href}>{title}</Link>
      </Typography>
      {note !== '' && (
        <Typography variant="label" component="p" sx={{ color: 'info.main' }}>
          {note}
        </Typography>
      )}
      {text !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: measure }}>
          {text}
        </Typography>
      )}
    </Row>
  );
}

/** Search results by kind. */
export function SearchHits({ searchResults: { groups } }: { searchResults: SearchResults }): React.JSX.Element {
  return (
    <>
      {groups.map(({ kind, label, total, similar, keyword, results }) => (
        <Group key={kind} aria-labelledby={`found-${kind}`}>
          {/* Aligned with the first result. On phones the count is beside the name of the kind. */}
          <Box sx={{ display: { xs: 'flex', md: 'block' }, alignItems: 'baseline', columnGap: 1.5, pt: { md: 1.5 } }}>
            <Heading level={2} variant="h4" id={`found-${kind}`}>
              {label}
            </Heading>
            <Typography variant="body2" color="textSecondary">
              {total > results.length ? `${results.length} of ${total}` : total}
              {similar && ' similar'}
            </Typography>
          </Box>
          <div>
            <List>
              {results.map((result) => (
                <ResultRow key={result.key} hit={result} />
              ))}
            </List>
            {kind === 'job' && total > results.length && (
              <Link
                href={`${paths.exploreJobs}?keyword=${encodeURIComponent(keyword)}`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                All {total} jobs on the job board
              </Link>
            )}
          </div>
        </Group>
      ))}
    </>
  );
}
