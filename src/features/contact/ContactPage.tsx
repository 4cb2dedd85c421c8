import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { EnquiryTabs } from './EnquiryTabs.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const Columns = styled(Container)({
  display: 'grid',
  gap: 'clamp(40px, 5vw, 72px)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)', alignItems: 'start' },
});

/** Contact page: four forms as tabs, and contact details beside them (CONT-01). */
export default function ContactPage({ name }: { name: string }): React.JSX.Element {
  const query = usePageContentQuery('contact');
  return (
    <>
      <PageContent query={query} name={name}>
        {(content) => (
          <>
            <Container sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 3, md: 5 } }}>
              <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2, md: 8 }, alignItems: { md: 'flex-end' } }}>
                <Heading level={1} variant="display" sx={{ flex: 'none' }}>
                  {content.intro.title}
                </Heading>
                <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: '46ch' }}>
                  {content.intro.lead}
                </Typography>
              </Stack>
            </Container>
            <EnquiryTabs content={content} sidebar={<ContactDetails {...content.ways} />} frame={Columns} />
          </>
        )}
      </PageContent>
      {/* The contact details are shown even when the content could not be loaded. */}
      {query.data === undefined && query.error !== undefined && (
        <Page>
          <Box sx={{ maxWidth: 420 }}>
            <ContactDetails title="Reach us directly" />
          </Box>
        </Page>
      )}
    </>
  );
}
