import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router';
import { useSearchSiteQuery } from '../../api/endpoints/content.ts';
import type { SearchResults } from '../../api/models/content.ts';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../lib/text.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { SearchHits } from './SearchHits.tsx';
import { SearchForm } from './SearchForm.tsx';
import { readSearchText } from './readSearchText.ts';

const PLACES = [
  { label: 'Events', to: `${paths.home}#events` },
  { label: 'Job board', to: paths.exploreJobs },
  { label: 'About us', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;

const resultsSkeleton = (
  <Stack sx={{ gap: 5 }}>
    {[1, 2, 3].map((row) => (
      <Box key={row}>
        <Skeleton width="min(32ch, 80%)" height="1.5rem" sx={{ mb: 1 }} />
        <TextSkeleton lines={2} />
      </Box>
    ))}
  </Stack>
);

function summaryOf({ total, query, partial, groups }: SearchResults): string {
  const isSimilar = groups.length > 0 && groups.every(({ similar }) => similar);
  const countText = isSimilar
    ? `Nothing has “${query}” in it. ${formatCount(total, 'similar result')}`
    : `${formatCount(total, 'result')} for “${query}”`;
  return `${countText}${partial ? '. A part of the site could not be searched just now.' : ''}`;
}

function Results({ text }: { text: string }): React.JSX.Element {
  const query = useSearchSiteQuery(text === '' ? skipToken : { q: text });
  // Results of the previous search are hidden while others load.
  const current = { ...query, data: query.currentData };
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ minHeight: '1.6em' }}>
        {text !== '' && current.data ? summaryOf(current.data) : ''}
      </Typography>
      {text !== '' && (
        <QuerySection
          query={current}
          what="The results"
          skeleton={resultsSkeleton}
          isEmpty={({ total }) => total === 0}
          empty={
            <CentredState title="Nothing on this site matches your search." drawing={{ seed: text }} links={PLACES}>
              Try fewer or other words, look around here, or ask us: Contact has the office’s number and address.
            </CentredState>
          }
        >
          {(searchResults) => <SearchHits searchResults={searchResults} />}
        </QuerySection>
      )}
    </>
  );
}

/** Site search with its results, driven by the URL. */
export default function SearchPage(): React.JSX.Element {
  const [query] = useSearchParams();
  const text = readSearchText(query);
  return (
    <Page>
      <Stack sx={{ gap: 3, mb: 4, maxWidth: 760 }}>
        <Heading level={1}>Search</Heading>
        <SearchForm text={text} />
      </Stack>
      <Results text={text} />
    </Page>
  );
}
