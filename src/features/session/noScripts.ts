/** Search parameter with which the server leads on from a form that was sent without scripts. */
export const NO_SCRIPTS = 'noscripts';
