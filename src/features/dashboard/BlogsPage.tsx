import { Heading } from '../../ui/page/Heading.tsx';

export default function BlogsPage(): React.JSX.Element {
  return <Heading level={1}>BLOGS</Heading>;
}
