import { Fragment } from 'react';

/** An e-mail or web address. When it does not fit on a line, it breaks after punctuation, not within a word. It is never translated. */
export const Breakable = ({ children }: { children: string }): React.JSX.Element => (
  <span translate="no">
    {children.split(/(?<=[@./?&=_-])(?=[^@./?&=_-])/).map((part, index) => (
      // The parts have no identity of their own.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
