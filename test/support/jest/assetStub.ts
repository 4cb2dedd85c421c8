/** The value of an imported picture or font in Jest. It is a URL, as with webpack. */
export default '/assets/stub';
