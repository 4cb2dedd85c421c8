import { Children, Suspense, type ReactNode } from 'react';

/** Puts each child into a Suspense boundary of its own, so that a page hydrates part by part. */
export const InParts = ({ children }: { children: ReactNode }): ReactNode => Children.map(children, (part) => <Suspense>{part}</Suspense>);
