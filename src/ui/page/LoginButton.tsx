import { Button, type ButtonProps } from '@mui/material';
import { useLinkClickHandler, useLocation } from 'react-router';
import { loginPath, paths } from '../../config/paths.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'children'> {
  /** What else happens when it is followed within the page. */
  onFollow?: () => void;
}

/**
 * The way to the login from a page that asks for it; signing in leads back to where one is (AUTH-07). Navigation state
 * says so; the address does it only for a link that is followed before the scripts, or in a tab of its own.
 */
export function LoginButton({ onFollow, ...look }: Props): React.JSX.Element {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const follow = useLinkClickHandler(paths.login, { state: { from } });
  return (
    <Button
      {...look}
      component="a"
      href={loginPath(from)}
      // One such address for each job: search engines need none of them.
      rel="nofollow"
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onFollow?.();
        follow(event);
      }}
    />
  );
}
