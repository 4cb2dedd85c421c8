import { createContext, useContext } from 'react';

const Context = createContext<(pathname: string) => boolean>(() => false);

/** Tells features which paths belong to pages that ask visitors to sign in; the app knows it from its page records. */
export const AsksForLoginProvider = Context.Provider;

/** Whether signing in may lead back to a path of this site (AUTH-07, D-29). */
export const useAsksForLogin = (): ((pathname: string) => boolean) => useContext(Context);
