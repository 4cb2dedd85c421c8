import { Heading } from '../../ui/page/Heading.tsx';

/** Shows only its heading (DASH-05). */
export default function BlogsPage(): React.JSX.Element {
  return <Heading level={1}>BLOGS</Heading>;
}
