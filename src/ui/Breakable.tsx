import { Fragment } from 'react';

/** An address that, where it does not fit its line, breaks after its signs and not within a word. */
export const Breakable = ({ children }: { children: string }): React.JSX.Element => (
  <>
    {children.split(/(?<=[@./?&=_-])(?=[^@./?&=_-])/).map((part, index) => (
      // The same part may stand in it twice.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <Fragment key={`${index}${part}`}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
