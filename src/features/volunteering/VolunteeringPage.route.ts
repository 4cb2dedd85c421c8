import { getPageContent, selectPageContent } from '../../api/endpoints/content.ts';
import { listVolunteers } from '../../api/endpoints/people.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { introHead } from '../../api/introHead.ts';

export const preload = ({ runQuery }: Pick<PreloadContext, 'runQuery'>): Promise<unknown> =>
  Promise.all([runQuery(getPageContent.initiate('volunteering')), runQuery(listVolunteers.initiate())]);

export const head = (context: PageContext): Head => introHead(selectPageContent(context.state, 'volunteering'), context);

export { default } from './VolunteeringPage.tsx';
