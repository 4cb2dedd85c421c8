import { Icon } from '../ui/Icon.tsx';

/** The arrow of a list that opens, in our line; MUI's own is drawn for filled icons. */
export function Chevron({ className }: { className?: string }): React.JSX.Element {
  return <Icon name="down" size={24} className={className} />;
}
