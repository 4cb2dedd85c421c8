/** Name of the search parameter in the address to which a form that was sent without scripts is redirected. */
export const NO_SCRIPTS_PARAMETER = 'noscripts';
