import styled from '@emotion/styled';
import { useId, type ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ControlFrame, Input } from './controls.ts';

const Root = styled('div')({ flex: '1 1 220px', minWidth: 0 });

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'> {
  /** read by screen readers; seen as the placeholder unless another is given (JOBS-01) */
  label: string;
  /** name in the form, and so in the URL when it is sent without scripts */
  name: string;
  icon?: IconName;
}

/** A line to search with: a drawing, a placeholder, and the keyboard's search key. Needs no form library. */
export function SearchField({ label, icon = 'search', placeholder = label, ...rest }: SearchFieldProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <ControlFrame>
        <Icon name={icon} data-at="start" />
        <Input {...rest} id={id} type="search" placeholder={placeholder} enterKeyHint="search" autoComplete="off" />
      </ControlFrame>
    </Root>
  );
}
