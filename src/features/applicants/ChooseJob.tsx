import { Button } from '@mui/material';
import { paths } from '../../config/paths.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Page } from '../../ui/page/Page.tsx';

/** Asks the member to choose one of their jobs (NAV-07). */
export function ChooseJob(): React.JSX.Element {
  return (
    <Page>
      <CentredState
        level={1}
        title="Applicants"
        drawing={{ seed: 'applicants', shape: 'diamond', columns: 7 }}
        actions={
          <Button variant="contained" color="accent" href={`${paths.dashboardJobs}?tab=created`}>
            My created jobs
          </Button>
        }
      >
        Choose one of your jobs to see who has applied to it.
      </CentredState>
    </Page>
  );
}
