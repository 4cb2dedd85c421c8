/** Search parameter after a form was sent without scripts. */
export const NO_SCRIPTS = 'noscripts';
