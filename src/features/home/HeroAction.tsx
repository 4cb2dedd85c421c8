import { parseLink } from '../../lib/links.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** As the content system has it; null when it has none. */
  link: string | null;
  label: string;
}

/**
 * The button of a slide: in-app paths go through the router, everything else is a full-page navigation (HOME-03).
 * Without a link, or with one that is not to be followed, the label is plain text (D-14).
 */
export function HeroAction({ link, label }: Props): React.JSX.Element {
  const target = parseLink(link);
  if (target === null) return <p>{label}</p>;
  const content = (
    <>
      {label}
      <Icon name="next" />
    </>
  );
  if (target.kind === 'internal') {
    return (
      <ButtonLink to={target.href} tone="action" size="large">
        {content}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={target.href} tone="action" size="large">
      {content}
    </ButtonAnchor>
  );
}
