import { filteredByKey, keysOf } from '../../support/jest/keyFilter.ts';

it.each([
  ['.a', ['.a']],
  ['.a > .b:hover, UL.c::before, h2', ['.b', '.c', 'h2']],
  ['html:has(.a):not(.b) .c:has(> .d, + .e)', ['.c']],
  ['.a[data-x~=y] li:nth-of-type(2n + 1)', ['li']],
  ['.a+.b', ['.b']],
  ['.a.b', ['.a']],
  ['.a > *', undefined],
  ['.a, [lang]', undefined],
  [':is(.a, .b)', undefined],
  ['[data-x="a, .b"]', undefined],
  ['.a\\:b', undefined],
])('%s needs %j', (selectors, keys) => {
  expect(keysOf(selectors)?.map(({ kind, name }) => (kind === 'class' ? `.${name}` : name))).toEqual(keys);
});

it('elements without a key of the selectors are skipped; all others are checked, and so are rules without selectors', () => {
  const matchedSelectors: unknown[] = [];
  const match = filteredByKey((selectors) => matchedSelectors.push(selectors) > 0);
  const element = Object.assign(document.createElement('p'), { className: 'a c' });
  expect(match('.b, .d, li', element)).toBe(false);
  expect(match('.a', document.createElement('p'))).toBe(false);
  expect(matchedSelectors).toEqual([]);
  expect(['.b, .c', 'p', '*', undefined].map((selectors) => match(selectors, element))).toEqual([true, true, true, true]);
  expect(matchedSelectors).toEqual(['.b, .c', 'p', '*', undefined]);
});

it('styles are the same as without the filter', () => {
  document.head.innerHTML =
    '<style>.a { color: red } .b .a { color: blue } ul.c > li:has(> .a) { visibility: hidden } .c *, .d { cursor: wait }</style>';
  document.body.innerHTML = '<ul class="b c"><li class="x"><b class="a">one</b></li></ul><p class="a">two</p>';
  const style = (selectors: string) => getComputedStyle(document.querySelector(selectors) ?? document.body);
  expect(style('b')).toMatchObject({ color: 'rgb(0, 0, 255)', visibility: 'hidden', cursor: 'wait' });
  expect(style('p')).toMatchObject({ color: 'rgb(255, 0, 0)', visibility: 'visible', cursor: '' });
});
