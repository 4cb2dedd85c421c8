import { toWebAddress } from '../../../shared/addresses.ts';

describe('a web address', () => {
  it.each([
    ['https://example.org/jobs?id=1#top', 'https://example.org/jobs?id=1#top'],
    ['http://example.org:8080', 'http://example.org:8080'],
    [' example.org/careers ', 'https://example.org/careers'],
    ['//example.org', 'https://example.org'],
    ['example.org:8080/jobs', 'https://example.org:8080/jobs'],
    ['https://இணைப்பு.example/பணி', 'https://இணைப்பு.example/பணி'],
    ['https://www.example.org./', 'https://www.example.org./'],
    ['https://192.0.2.1/jobs', 'https://192.0.2.1/jobs'],
  ])('[D-48] is accepted: %j becomes %j', (typed, address) => {
    expect(toWebAddress(typed)).toBe(address);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['the scheme of e-mail', 'mailto:a@example.org'],
    ['no domain', 'https://localhost/jobs'],
    ['a space', 'https://example.org/two words'],
    ['a backslash', 'https://example.org\\.evil.example'],
    ['a user name', 'https://example.org@evil.example'],
    ['an empty user name', 'https://@evil.example'],
    ['an empty label', 'https://a..b'],
    ['a port that does not exist', 'https://example.org:99999'],
    ['an encoded character in the domain', 'https://example%2eorg.evil.example'],
  ])('[D-48] is refused with %s', (_name, typed) => {
    expect(toWebAddress(typed)).toBeNull();
  });

  it.each([
    ['a division slash', '\u2215'],
    ['a fraction slash', '\u2044'],
    ['a big solidus', '\u29f8'],
    ['a fraction, which contains a slash', '\u00bd'],
    ['an ideographic full stop', '\u3002'],
    ['a soft hyphen', '\u00ad'],
    ['a letter that is not drawn', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a slash over a letter', '\u0338'],
  ])('[D-48] is refused with %s in the domain, which makes it look like another', (_name, character) => {
    expect(toWebAddress(`https://example.org${character}careers.evil.example`)).toBeNull();
  });

  it.each([
    ['a right-to-left override', '\u202e'],
    ['a zero-width space', '\u200b'],
  ])('[D-48] is refused with %s in the path', (_name, character) => {
    expect(toWebAddress(`https://evil.example/${character}gro.elpmaxe`)).toBeNull();
  });
});
