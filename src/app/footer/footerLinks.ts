import { chapter } from '../../config/chapter.ts';
import { paths, programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** Links to the site's own pages (FTR-01). */
export const exploreGroup: FooterGroup = {
  title: 'Explore',
  links: [
    { label: 'Home', to: paths.home },
    { label: 'About us', to: paths.about },
    { label: 'Jobs', to: paths.exploreJobs },
    { label: 'Volunteering', to: paths.volunteering },
    { label: 'Non-Profits and NGOs', to: paths.nonProfit },
    { label: 'Academic Relations', to: paths.academicRelations },
    { label: 'Contact', to: paths.contact },
  ],
};

/** Programs listed in the footer (FTR-01). */
export const programsGroup = (): FooterGroup => ({
  title: 'Special Programs',
  links: chapter().footerPrograms.map((name) => ({ label: name, to: programPath(slugOf(name)) })),
});

/** Membership links. `Member Login` leads signed-in members to their profile (FTR-01). */
export const membershipGroup = (isSignedIn: boolean): FooterGroup => ({
  title: 'Membership',
  links: [
    { label: 'Why become a member', to: paths.membership },
    { label: 'Member Login', to: isSignedIn ? paths.profile : paths.login },
  ],
});
