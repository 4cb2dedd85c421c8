import styled from '@emotion/styled';
import type { Head, PageContext } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import { tone } from '../../theme/tokens.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { PageTitle, QuietText } from '../../ui/Text.tsx';

const Frame = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  maxWidth: '44rem',
  margin: '0 auto',
  padding: 'clamp(40px, 9vw, 112px) 16px',
  textAlign: 'center',
  textWrap: 'balance',
});

const Drawing = styled('div')({ width: 160, color: tone.violet });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** Stands at the address of a page that opens with a later release: says so, and leads on. */
export default function UpcomingPage({ name: title }: { name: string }): React.JSX.Element {
  return (
    <Frame>
      <Drawing>
        <Kolam seed={title} dotColour={tone.marigold} />
      </Drawing>
      <PageTitle>{title}</PageTitle>
      <QuietText>
        This page opens with one of the next releases of the site. Until then the chapter's office is glad to answer: write to us, and a
        volunteer will get back to you.
      </QuietText>
      <Ways>
        <ButtonAnchor tone="action" href={`mailto:${siteConfig.supportEmail}`}>
          Write to the office
        </ButtonAnchor>
        <ButtonLink to={paths.home}>Home</ButtonLink>
        <ButtonLink to={paths.exploreJobs}>Jobs</ButtonLink>
      </Ways>
    </Frame>
  );
}

/** Its records keep it out of search engines until there is something to find. */
export const head = ({ name }: PageContext): Head => ({
  title: name,
  description: `${name}: this page of ${siteConfig.name} opens soon.`,
});
