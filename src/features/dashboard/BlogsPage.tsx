import type { Head } from '../../api/page.ts';
import { Heading } from '../../ui/page/Heading.tsx';

/** Shows only its name (DASH-05). */
export default function BlogsPage(): React.JSX.Element {
  return <Heading level={1}>BLOGS</Heading>;
}

/** A page without anything yet. */
export const head = (): Head => ({
  title: 'Blogs',
  description: 'The blogs of the chapter’s members.',
});
