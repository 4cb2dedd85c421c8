/** What an imported picture or font is in Jest: an address, as webpack would give it. */
export default '/assets/stub';
