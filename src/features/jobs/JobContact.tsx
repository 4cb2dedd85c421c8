import { Link } from '@mui/material';
import type { Job } from '../../api/models/job.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { mailHref, MEMBER_LINK_REL, webHref } from '../../lib/links.ts';
import { mask } from '../../../shared/mask.ts';
import { FactGrid, OneFact } from './FactList.tsx';

/** Contact e-mail and external link: real and linked for members, masked for visitors (JOBS-06). */
export function JobContact({ job }: { job: Job }): React.JSX.Element | null {
  const signedIn = useSignedIn();
  const { contactEmail, externalLink, title } = job;
  if (contactEmail === null && externalLink === null) return null;
  const mail = signedIn && contactEmail !== null ? mailHref(contactEmail, title) : null;
  const page = signedIn ? webHref(externalLink) : null;
  const plain = (value: string): string => (signedIn ? value : mask(value));
  return (
    <FactGrid component="dl" data-wide="">
      {contactEmail !== null && (
        <OneFact label="Contact e-mail">{mail === null ? plain(contactEmail) : <Link href={mail}>{contactEmail}</Link>}</OneFact>
      )}
      {externalLink !== null && (
        <OneFact label="External link">
          {page === null ? (
            plain(externalLink)
          ) : (
            <Link href={page} target="_blank" rel={MEMBER_LINK_REL}>
              {externalLink}
            </Link>
          )}
        </OneFact>
      )}
    </FactGrid>
  );
}
