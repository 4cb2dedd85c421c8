import { Button, type ButtonProps } from '@mui/material';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/toast.ts';

interface Props extends Pick<ButtonProps, 'color' | 'size' | 'className'> {
  /** path of what is shared, without what only this visitor has chosen */
  path: string;
  title: string;
  /** its kind, as it is called within a sentence: `job` */
  what: string;
}

const fetchSharing = () => import(/* webpackChunkName: "share" */ './shareLink.ts');

/** Ahead of the press, which the device's own sharing must follow at once. */
const prepare = (): void => void fetchSharing().catch(() => undefined);

/** Hands on an address, by the device's own sharing or as a copy. It needs scripts, and is not there without them. */
export function ShareButton({ path, title, what, ...look }: Props): React.JSX.Element {
  const share = (): void =>
    void fetchSharing().then(
      ({ shareLink }) => shareLink(path, title, what),
      () => showToast('Operation failed', 'error', 'share'),
    );
  return (
    <Button {...look} aria-label={`Share this ${what}`} onClick={share} onPointerEnter={prepare} onFocus={prepare} data-scripts="">
      <Icon name="share" />
      <span>Share</span>
    </Button>
  );
}
