import { Button, type ButtonProps } from '@mui/material';
import { Icon } from './Icon.tsx';
import { shareLink } from './shareLink.ts';

interface Props extends Pick<ButtonProps, 'color' | 'size' | 'className'> {
  /** path of what is shared, without what only this visitor has chosen */
  path: string;
  title: string;
  /** its kind, as it is called within a sentence: `job` */
  what: string;
}

/** Shares an address by the device's own dialog or as a copy. It needs scripts, and is hidden without them. */
export function ShareButton({ path, title, what, ...look }: Props): React.JSX.Element {
  return (
    <Button {...look} aria-label={`Share this ${what}`} onClick={() => void shareLink(path, title, what)} data-scripts="">
      <Icon name="share" />
      <span>Share</span>
    </Button>
  );
}
