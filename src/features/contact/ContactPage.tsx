import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { contactPageApi, useGetContactPageQuery } from '../../api/endpoints/contactPage.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageWords } from '../../ui/page/PageWords.tsx';
import { Purposes } from './Purposes.tsx';
import { Ways } from './Ways.tsx';

const { getContactPage } = contactPageApi.endpoints;

export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> => ask(getContactPage.initiate());

/** How to reach the chapter, for search engines: the facts of the site's configuration (CONT-01). */
const reachable = (origin: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: chapter().name,
  url: `${origin}/`,
  email: chapter().supportEmail,
  address: chapter().address.join(', '),
  contactPoint: chapter().phones.map((telephone) => ({ '@type': 'ContactPoint', contactType: 'customer support', telephone })),
});

/** Whatever a link has chosen on it, it is one page (NAV-04). */
export const head = (context: PageContext): Head => ({
  ...introHead(getContactPage.select()(context.state).data, context),
  path: paths.contact,
  noindex: context.url.search !== '',
  structuredData: [reachable(context.url.origin)],
});

const Columns = styled(Container)({
  display: 'grid',
  gap: 'clamp(40px, 5vw, 72px)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)', alignItems: 'start' },
});

/** Letters to the chapter: four purposes as tabs, a sheet to write on, and beside it the ways to reach people (CONT-01). */
export default function ContactPage({ name }: { name: string }): React.JSX.Element {
  const query = useGetContactPageQuery();
  return (
    <>
      <PageWords query={query} name={name}>
        {(words) => (
          <>
            <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 3, md: 5 } }}>
              <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2, md: 8 }, alignItems: { md: 'flex-end' } }}>
                <Heading level={1} look="display" sx={{ flex: 'none' }}>
                  {words.intro.title}
                </Heading>
                <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: '46ch' }}>
                  {words.intro.lead}
                </Typography>
              </Stack>
            </Container>
            <Purposes words={words} beside={<Ways {...words.ways} />} frame={Columns} />
          </>
        )}
      </PageWords>
      {/* These are known whatever else could not be had. */}
      {query.data === undefined && query.error !== undefined && (
        <Page>
          <Box sx={{ maxWidth: 420 }}>
            <Ways title="Reach us directly" />
          </Box>
        </Page>
      )}
    </>
  );
}
