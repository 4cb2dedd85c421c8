import { createContext, useContext } from 'react';

const Context = createContext<(pathname: string) => boolean>(() => false);

export const LoginReturnProvider = Context.Provider;

/** Returns a function that says whether login may lead back to a path of this site (AUTH-07, D-29). */
export const useCanReturnAfterLogin = (): ((pathname: string) => boolean) => useContext(Context);
