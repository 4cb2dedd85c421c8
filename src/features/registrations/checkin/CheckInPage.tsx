import { Heading } from '../../../ui/page/Heading.tsx';

export default function CheckInPage(): React.JSX.Element {
  return <Heading level={1}>CheckIn</Heading>;
}
