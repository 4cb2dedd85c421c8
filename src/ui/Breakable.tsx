import { Fragment } from 'react';

/** An e-mail or web address. When it does not fit on a line, it breaks after punctuation, not within a word. */
export const Breakable = ({ children }: { children: string }): React.JSX.Element => (
  <>
    {children.split(/(?<=[@./?&=_-])(?=[^@./?&=_-])/).map((part, index) => (
      // The same part may occur twice.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <Fragment key={`${index}${part}`}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
