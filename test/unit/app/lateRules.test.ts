import { splitRules } from '../../../src/app/lateRules.ts';

const button = '<a class="MuiButton-root css-a" href="/">Jobs</a>';

describe('Of a served document’s styles', () => {
  it('rules for a state that only scripts bring about come with the scripts', () => {
    const { now, late } = splitRules('.css-a{color:red;}.css-a.Mui-disabled{color:grey;}.css-b{color:blue;}', button);
    expect(now).toBe('.css-a{color:red;}.css-b{color:blue;}');
    expect(late).toBe('.css-a.Mui-disabled{color:grey;}');
  });

  it('rules for a state that some element is in are there at once', () => {
    const css = '.css-a.Mui-disabled{color:grey;}.css-c .Mui-selected{color:red;}';
    const markup = '<button class="css-a Mui-disabled">Send</button><a class="Mui-selected">Jobs</a>';
    expect(splitRules(css, markup)).toEqual({ now: css, late: '' });
  });

  it('a rule that won because it stood last stands last again', () => {
    const { now, late } = splitRules('.css-a.Mui-focusVisible{outline:1px;}.css-a:hover{outline:0;}.css-a{margin:0;}', button);
    expect(now).toBe('.css-a:hover{outline:0;}.css-a{margin:0;}');
    expect(late).toBe('.css-a.Mui-focusVisible{outline:1px;}.css-a:hover{outline:0;}');
  });

  it('so does one that won over such a rule', () => {
    const css = '.css-a.Mui-disabled{color:grey;}.css-a:hover,.css-a.css-a:focus{color:red;}.css-a.css-a[open]{color:blue;}';
    expect(splitRules(css, button).late).toBe(css);
  });

  it('another component’s rules are not said twice', () => {
    expect(splitRules('.css-a.Mui-disabled{color:grey;}.css-b:hover{color:red;}', button).late).toBe('.css-a.Mui-disabled{color:grey;}');
  });

  it('a list of selectors is late when none of them can be, what they exclude does not count', () => {
    const both = '.css-a.Mui-error,.css-a.MuiButton-root{color:red;}';
    const not = '.css-a:not(.Mui-disabled){color:red;}';
    expect(splitRules(`${both}${not}`, button)).toEqual({ now: `${both}${not}`, late: '' });
  });

  it('conditions go as a whole, animations and braces in texts stay what they are', () => {
    const condition = '@media (hover:none){.css-a.Mui-disabled{color:grey;}.css-a.Mui-error{color:red;}}';
    const mixed = '@media (hover:none){.css-a.Mui-disabled{color:grey;}.css-a{color:red;}}';
    const rest = '@keyframes pulse{0%{opacity:1;}}.css-a::after{content:"}.Mui-disabled{";}';
    expect(splitRules(`${rest}${condition}`, button)).toEqual({ now: rest, late: condition });
    expect(splitRules(mixed, button).late).toBe('');
  });

  it('placeholders are told of once, in the words of today', () => {
    const kinds = ['webkit-input-placeholder', 'moz-placeholder', 'ms-input-placeholder'];
    const field = kinds.map((kind) => `.css-a::-${kind}{opacity:.4;}`).join('');
    const still = kinds.map((kind) => `@media (prefers-reduced-motion: reduce){.css-a::-${kind}{transition:none;}}`).join('');
    expect(splitRules(`${field}${still}.css-b{color:red;}`, button)).toEqual({
      now: '.css-a::placeholder{opacity:.4;}@media (prefers-reduced-motion: reduce){.css-a::placeholder{transition:none;}}.css-b{color:red;}',
      late: '',
    });
  });
});
