import { Button } from '@mui/material';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useMounted } from '../../ui/useMounted.ts';

/** Confirms an erasure. When nothing was erased, links to the profile, where members can erase their data. */
export default function ErasedPage(): React.JSX.Element {
  const mounted = useMounted();
  const { state } = useLocation() as { state: { erased?: string } | null };
  // The server does not know the navigation state, so the first render in the browser must not show it either.
  const message = mounted ? state?.erased : undefined;
  return (
    <Page>
      {message === undefined ? (
        <CentredState
          level={1}
          title="Erasing your data"
          actions={<Button href={paths.dashboardProfile}>My profile</Button>}
          links={[{ label: 'Home', to: paths.home }]}
        >
          On their profile page, members can erase everything that this site holds about them.
        </CentredState>
      ) : (
        <CentredState
          level={1}
          title="Your data was erased"
          actions={<Button href={paths.exploreJobs}>Look at the open jobs</Button>}
          links={[
            { label: 'Home', to: paths.home },
            { label: 'Contact', to: paths.contact },
          ]}
        >
          {message} You are signed out on all your devices.
        </CentredState>
      )}
    </Page>
  );
}
