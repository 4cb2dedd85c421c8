/** Name of a query parameter. When a form is sent without scripts, the server redirects to a URL with this parameter. */
export const NO_SCRIPTS_PARAMETER = 'noscripts';
