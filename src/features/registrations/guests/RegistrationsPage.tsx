import { Heading } from '../../../ui/page/Heading.tsx';

export default function RegistrationsPage(): React.JSX.Element {
  return <Heading level={1}>Registrations</Heading>;
}
