import { Link, type LinkProps } from 'react-router';

/** Props that MUI passes to a component with an `href`. */
type Props = Omit<LinkProps, 'to'> & { href?: string };

/** Returns whether a link is a path of this site. `//host` would be another site. */
const isInApp = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * Link component of every MUI component with an `href`. Renders the router's link for in-app paths, and a plain anchor for other sites,
 * downloads and new windows.
 */
export function LinkBehaviour({ href = '', state, replace, children, ...rest }: Props): React.JSX.Element {
  const isRouterLink = isInApp(href) && rest.target === undefined && rest.download === undefined;
  if (!isRouterLink) {
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
