import { Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Job } from '../../api/models/job.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { mailHref, MEMBER_LINK_REL, webHref } from '../../lib/links.ts';
import { mask } from '../../../shared/mask.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { FactGrid, FactItem } from './FactList.tsx';

const OneLine = styled('span')({ display: 'flex', whiteSpace: 'nowrap', '& > span': { overflow: 'hidden' } });

/** Keeps a masked value on one line; asterisks that do not fit are cut off. */
function MaskedText({ children }: { children: string }): React.JSX.Element {
  const [, first = '', stars = '', last = ''] = /^([^*]*)(\*+)([^*]*)$/.exec(children) ?? [];
  return stars === '' ? (
    <>{children}</>
  ) : (
    <OneLine>
      {first}
      <span>{stars}</span>
      {last}
    </OneLine>
  );
}

/** Contact e-mail address and external link (JOBS-06). Members see both as links, if they are valid; visitors see them masked. */
export function JobContact({ job }: { job: Job }): React.JSX.Element | null {
  const signedIn = useIsSignedIn();
  const { contactEmail, externalLink, title } = job;
  if (contactEmail === null && externalLink === null) return null;
  const emailHref = signedIn && contactEmail !== null ? mailHref(contactEmail, title) : null;
  const pageHref = signedIn ? webHref(externalLink) : null;
  const showPlain = (value: string): React.JSX.Element =>
    signedIn ? <Breakable>{value}</Breakable> : <MaskedText>{mask(value)}</MaskedText>;
  return (
    <FactGrid component="dl" data-wide="">
      {contactEmail !== null && (
        <FactItem label="Contact e-mail">
          {emailHref === null ? (
            showPlain(contactEmail)
          ) : (
            <Link href={emailHref}>
              <Breakable>{contactEmail}</Breakable>
            </Link>
          )}
        </FactItem>
      )}
      {externalLink !== null && (
        <FactItem label="External link">
          {pageHref === null ? (
            showPlain(externalLink)
          ) : (
            <Link href={pageHref} target="_blank" rel={MEMBER_LINK_REL}>
              <Breakable>{externalLink}</Breakable>
            </Link>
          )}
        </FactItem>
      )}
    </FactGrid>
  );
}
