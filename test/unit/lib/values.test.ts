import fc from 'fast-check';
import { decimalOnly, digitsOnly, phoneDigits } from '../../../src/lib/digits.ts';
import { parseAmount, formatRupeeRange, formatRupees } from '../../../src/lib/money.ts';
import { spellRupees } from '../../../src/lib/rupeesInWords.ts';
import { characterCount, formatCount, decodeEntities, excerpt, htmlToText, spaceAfterTrademarkSigns } from '../../../src/lib/text.ts';
import { vimeoPlayer } from '../../../src/lib/vimeo.ts';

describe('money', () => {
  it('[FMT-01] groups as in India, without decimals', () => {
    expect(formatRupees(1250000)).toBe('₹12,50,000');
    expect(formatRupees('5500.6')).toBe('₹5,501');
    expect(formatRupees('₹ 12,000')).toBe('₹12,000');
    expect(formatRupees(null)).toBe('Not specified');
    expect(formatRupees('on request')).toBe('Not specified');
  });

  it('[JOBS-05] writes ranges, also with one limit', () => {
    expect(formatRupeeRange(800000, '1250000')).toBe('₹8,00,000 – ₹12,50,000');
    expect(formatRupeeRange(800000, 800000)).toBe('₹8,00,000');
    expect(formatRupeeRange(0, 900)).toBe('Up to ₹900');
    expect(formatRupeeRange(900, null)).toBe('From ₹900');
    expect(formatRupeeRange('', null)).toBeNull();
  });

  it.each([
    [1250000, '12.5 lakh'],
    ['100000', '1 lakh'],
    [9999999, '99.99 lakh'],
    [10000000, '1 crore'],
    [80000, '80 thousand'],
    [999, '999'],
    ['', ''],
  ])('[D-49] writes %j as %s', (amount, expected) => {
    expect(spellRupees(amount)).toBe(expected);
  });

  it('parseAmount reads what formatRupees returns', () => {
    fc.assert(fc.property(fc.nat(), (amount) => expect(parseAmount(formatRupees(amount))).toBe(amount)));
  });
});

it('[D-23] the player’s URL has the last digits of the path and the key, and turns tracking off', () => {
  expect(vimeoPlayer('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  expect(vimeoPlayer('https://player.vimeo.com/video/76979871?h=8272103f6e&amp;title=0')).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  );
  expect(vimeoPlayer('https://vimeo.com/76979871/8272103f6e')).toContain('/76979871?h=8272103f6e&');
  expect(vimeoPlayer('https://vimeo.com/showcase')).toBeNull();
  expect(vimeoPlayer('https://vimeo.com/showcase/11/video/76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  expect(vimeoPlayer('https://vimeo.com/channels/1234/76979871')).toContain('/76979871?autoplay');
  expect(vimeoPlayer('https://vimeo.com/1?h="><script>')).toBe('https://player.vimeo.com/video/1?autoplay=1&dnt=1');
});

it.each([
  ['digits only', 'https://vimeo.com/76979871/8272103665', '8272103665'],
  ['digits only, after `video`', 'https://player.vimeo.com/video/76979871/8272103665', '8272103665'],
  ['after a colon', 'https://vimeo.com/76979871:8272103f6e', '8272103f6e'],
  ['after a colon, without a host', '/videos/76979871:8272103665', '8272103665'],
  [
    'in embedding HTML',
    '<iframe title="x" src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0" width="640"></iframe>',
    '8272103f6e',
  ],
  ['in embedding HTML with other quotes', "<p><IFRAME width=4 SRC='//player.vimeo.com/video/76979871?h=8272103f6e'></p>", '8272103f6e'],
])('[VID-02] [D-23] the player’s URL has the key %s', (_what, address, key) => {
  expect(vimeoPlayer(address)).toBe(`https://player.vimeo.com/video/76979871?h=${key}&autoplay=1&dnt=1`);
});

describe('text', () => {
  it('[D-20] titles are decoded once', () => {
    expect(decodeEntities('E&amp;C &#8211; &#x2019;26 &hearts; &amp;lt;')).toBe('E&C – ’26 &hearts; &lt;');
    expect(decodeEntities('&AMP;&#X2019;&#1;&#xD7FF;&#xE000;&#x10FFFF;')).toBe('&’\u0001\ud7ff\ue000\u{10ffff}');
    expect(decodeEntities('&#0;&#xD800;&#xDFFF;&#x110000;')).toBe('&#0;&#xD800;&#xDFFF;&#x110000;');
  });

  it('HTML becomes plain text', () => {
    expect(htmlToText('<p>One <b>two</b></p><p>3 &lt; 4<br>five</p><script>alert(1)</script><style>a{}')).toBe('One two 3 < 4 five');
    expect(htmlToText('<dl><dt>For whom</dt><dd>Directors</dd></dl><figure>A<figcaption>B</figcaption></figure>')).toBe(
      'For whom Directors A B',
    );
    expect(htmlToText('One<!-- <b>no</b> -->two<!-- nor -->three<!-- to the end')).toBe('One two three');
    expect(htmlToText(`<b>3</b> < 4 ${'<a'.repeat(200_000)}`)).toMatch(/^3 < 4 <a<a/);
    expect(htmlToText('<P>One</P><P>T<B>w</B>o</P><SCRIPT>alert(1)</SCRIPT>')).toBe('One Two');
  });

  it('excerpts end after a word if one ends in their second half, and never exceed the limit', () => {
    expect(excerpt('one two three four', 12)).toBe('one two…');
    expect(excerpt('short', 5)).toBe('short');
    expect(excerpt('abcd efgh', 8)).toBe('abcd ef…');
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 40 }), (text, limit) =>
        expect(excerpt(text, limit).length).toBeLessThanOrEqual(limit),
      ),
    );
  });

  it('[D-20] excerpts never split a surrogate pair, which the server could not write', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '🙂', ' ', '𝒜') }), fc.integer({ min: 2, max: 40 }), (text, limit) =>
        expect(excerpt(text, limit).isWellFormed()).toBe(true),
      ),
    );
  });

  it('[CERT-03] a space is added between a mark such as ® and a word after it', () => {
    expect(spaceAfterTrademarkSigns('PMP®Certification, PMI-ACP™Training®')).toBe('PMP® Certification, PMI-ACP™ Training®');
  });

  it('[D-51] a line break or an emoji counts as one character', () => {
    expect(characterCount('a\r\nb')).toBe(3);
    expect(characterCount('🙂')).toBe(1);
  });

  it('counts use singular and plural', () => {
    expect(formatCount(1, 'job')).toBe('1 job');
    expect(formatCount(120000, 'job')).toBe('1,20,000 jobs');
    expect(formatCount(2, 'person', 'people')).toBe('2 people');
  });
});

describe('digits', () => {
  it('[CONT-03] keeps digits only, at most as many as allowed', () => {
    expect(digitsOnly('98-45 abc 000')).toBe('9845000');
    expect(digitsOnly('1234567', 6)).toBe('123456');
  });

  it.each(['+91 98450 00000', '098450-00000', '0091 9845000000', '919845000000', '9845000000'])(
    '[D-33] %s is read as the ten-digit number',
    (text) => {
      expect(phoneDigits(text)).toBe('9845000000');
    },
  );

  it('[POST-03] numbers keep one decimal point, and at most as many characters as allowed', () => {
    expect(decimalOnly('1.2.5x', 4)).toBe('1.25');
    expect(decimalOnly('12345', 4)).toBe('1234');
  });

  it.each(['९८४५००००१२', '௯௮௪௫௦௦௦௦௧௨', '೯೮೪೫೦೦೦೦೧೨', '൯൮൪൫൦൦൦൦൧൨', '౯౮౪౫౦౦౦౦౧౨', '۹۸۴۵۰۰۰۰۱۲', '٩٨٤٥٠٠٠٠١٢', '９８４５００００１２'])(
    '[CONT-03] [D-33] [AUTH-03] [POST-03] the digits of %s are read as those of 9845000012',
    (text) => {
      expect([phoneDigits(text), digitsOnly(text), decimalOnly(text, 10)]).toEqual(['9845000012', '9845000012', '9845000012']);
      expect([decimalOnly(`${text}.${text}`, 13), phoneDigits(`+${text.slice(0, 0)}91 ${text}`)]).toEqual(['9845000012.98', '9845000012']);
    },
  );

  it('[D-33] a number from the contacts of a phone is read without its invisible marks', () => {
    expect(phoneDigits('\u202a+91 98450 00012\u202c')).toBe('9845000012');
    expect(phoneDigits('\u202d+9\u200b198450 00012\u202c')).toBe('9845000012');
  });
});
