import type { Head } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** `/applicants` without a job: leads to the member's own jobs, where one is chosen (NAV-07). */
export default function ChooseJobPage(): React.JSX.Element {
  return (
    <>
      <VisuallyHidden as="h1">Applicants</VisuallyHidden>
      <EmptyState text="Choose one of your jobs to see who has applied to it." seed="applicants">
        <ButtonLink tone="action" to={`${paths.dashboardJobs}?tab=created`}>
          My created jobs
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** The way to the applicants of one job. */
export const head = (): Head => ({
  title: 'Applicants',
  description: 'Choose one of your jobs to see its applicants.',
});
