import { Heading } from '../../../ui/page/Heading.tsx';

export default function GuestsPage(): React.JSX.Element {
  return <Heading level={1}>Guests</Heading>;
}
