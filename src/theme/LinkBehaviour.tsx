import { Link, type LinkProps } from 'react-router';

/** What MUI's links and buttons hand over when they have an `href`. */
type Props = Omit<LinkProps, 'to'> & { href?: string };

/** In-app addresses begin with one slash; `//host` would be another site. */
const isInApp = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * What every MUI component with an `href` renders: the router's link for pages of this site, the browser's own for
 * everything else, for files (`download`) and for new windows (`target`). `state` reaches the history entry.
 */
export function LinkBehaviour({ href = '', state, replace, children, ...rest }: Props): React.JSX.Element {
  const own = isInApp(href) && rest.target === undefined && rest.download === undefined;
  if (!own) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={state} replace={replace} {...rest}>
      {children}
    </Link>
  );
}
