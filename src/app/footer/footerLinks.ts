import { chapter } from '../../config/chapter.ts';
import { paths } from '../../config/paths.ts';
import { programHref, toLinks } from '../../lib/subjectAddress.ts';
import { linksIn } from '../header/menus.ts';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** Links to the site's own pages (FTR-01). */
export const exploreGroup: FooterGroup = {
  title: 'Explore',
  links: linksIn('footer'),
};

/** Programs listed in the footer (FTR-01). */
export const programsGroup = (): FooterGroup => ({
  title: 'Special Programs',
  links: toLinks(chapter().footerPrograms, (name) => name, programHref),
});

/** Membership links. `Member Login` leads signed-in members to their profile (FTR-01). */
export const membershipGroup = (isSignedIn: boolean): FooterGroup => ({
  title: 'Membership',
  links: [
    { label: 'Why become a member', to: paths.membership },
    { label: 'Member Login', to: isSignedIn ? paths.profile : paths.login },
  ],
});
