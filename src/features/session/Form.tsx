import styled from '@emotion/styled';
import { useEffect, useRef, type ComponentProps } from 'react';

const Root = styled('form')({ display: 'grid', gap: 16, justifyItems: 'stretch' });

/** A short form: our own messages instead of the browser's, and after a failed submit the focus on the first wrong field. */
export function Form({ onSubmit, ...rest }: ComponentProps<'form'>): React.JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    if (!submitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong != null) {
      submitted.current = false;
      wrong.focus();
    }
  });

  return (
    <Root
      ref={form}
      noValidate
      onSubmit={(event) => {
        submitted.current = true;
        onSubmit?.(event);
      }}
      {...rest}
    />
  );
}
