import type { ComponentProps } from 'react';

/** The arrow of a list that opens, in our line; MUI's own is drawn for filled icons. */
export function Chevron({ className }: Pick<ComponentProps<'svg'>, 'className'>): React.JSX.Element {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 9.5l6 6 6-6" />
    </svg>
  );
}
