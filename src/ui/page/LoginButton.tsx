import { Button, type ButtonProps } from '@mui/material';
import { useLinkClickHandler, useLocation } from 'react-router';
import { loginPath, paths } from '../../config/paths.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'children'> {
  /** Path that the login leads to; by default the current page. */
  to?: string;
  /** Called before the link is followed. */
  onFollow?: () => void;
}

/** Link to the login, which leads back to the current page or to another one. */
export function LoginButton({ to, onFollow, ...buttonProps }: Props): React.JSX.Element {
  const { pathname, search } = useLocation();
  const from = to ?? `${pathname}${search}`;
  const onLoginClick = useLinkClickHandler(paths.login, { state: { from } });
  return (
    <Button
      {...buttonProps}
      component="a"
      href={loginPath(from)}
      // Search engines do not need a login URL for each job.
      rel="nofollow"
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onFollow?.();
        onLoginClick(event);
      }}
    />
  );
}
