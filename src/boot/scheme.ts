/**
 * Inlined at the top of every page: sets the colour scheme before the first paint, so that a dark page never flashes light. The choice is
 * a cookie, because logging out clears local storage.
 */
const savedScheme = /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1];
const scheme = savedScheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.documentElement.classList.add(scheme);
