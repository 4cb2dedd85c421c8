import { getPageContent, pageContentIn } from '../../api/endpoints/content.ts';
import { listVolunteers } from '../../api/endpoints/people.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/pageIntro.ts';

/** The page's words and the volunteers, asked for at once. */
export const preload = ({ ask }: Pick<PreloadContext, 'ask'>): Promise<unknown> =>
  Promise.all([ask(getPageContent.initiate('volunteering')), ask(listVolunteers.initiate())]);

/** Title and description (NAV-04). */
export const head = (context: PageContext): Head => introHead(pageContentIn(context.state, 'volunteering'), context);

export { default } from './VolunteeringPage.tsx';
