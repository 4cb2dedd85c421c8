import { Button } from '@mui/material';
import type { Head, PageContext } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Page } from '../../ui/page/Page.tsx';

const PLACES = [
  { label: 'Home', to: paths.home },
  { label: 'Jobs', to: paths.exploreJobs },
] as const;

/** Stands at the address of a page that opens with a later release: says so, and leads on. */
export default function UpcomingPage({ name }: { name: string }): React.JSX.Element {
  return (
    <Page>
      <CentredState
        level={1}
        title={name}
        drawing={{ seed: name, shape: 'diamond', columns: 7 }}
        actions={
          <Button variant="contained" color="accent" href={`mailto:${siteConfig.supportEmail}`}>
            Write to the office
          </Button>
        }
        places={PLACES}
      >
        This page opens with one of the next releases of the site. Until then the chapter&apos;s office is glad to answer: write to us, and
        a volunteer will get back to you.
      </CentredState>
    </Page>
  );
}

/** Its records keep it out of search engines until there is something to find. */
export const head = ({ name }: PageContext): Head => ({
  title: name,
  description: `${name}: this page of ${siteConfig.name} opens soon.`,
});
