/**
 * What the sheet does in the browser: filters its pictures, and leafs through them in full size. Without it the sheet is a list of
 * links. It becomes part of the page as it is, without its types, so that it imports nothing.
 */
const part = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The sheet has no ${selector}.`);
  return found;
};

const form = part<HTMLFormElement>('form');
const dialog = part<HTMLDialogElement>('dialog');
const full = part<HTMLImageElement>('dialog img');
const items = [...document.querySelectorAll<HTMLLIElement>('li[data-width]')];
let current: HTMLLIElement | undefined;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

const shown = (): HTMLLIElement[] => items.filter((item) => !item.hidden);

/** Hides what the filters do not want, with the headings that are left without a picture. */
function filter(): void {
  const wanted = new FormData(form);
  const words = textOf(wanted.get('words')).trim().toLowerCase().split(/\s+/);
  for (const item of items) {
    const { page = '', name = '', width = '', scheme = '', problem } = item.dataset;
    item.hidden =
      (wanted.get('page') !== '' && wanted.get('page') !== page) ||
      !words.every((word) => name.includes(word)) ||
      !wanted.getAll('width').includes(width) ||
      !wanted.getAll('scheme').includes(scheme) ||
      (wanted.has('problems') && problem === undefined);
  }
  for (const section of [...document.querySelectorAll('section')].reverse()) {
    section.hidden = section.querySelector('li[data-width]:not([hidden])') === null;
  }
  part('output').textContent = `${shown().length} of ${items.length} pictures`;
  const search = new URLSearchParams([...wanted].map(([key, value]) => [key, textOf(value)]));
  history.replaceState(null, '', `#${search.toString()}`);
}

/** Takes the filters from the address, so that a link leads to what somebody has seen. */
function restore(): void {
  const search = new URLSearchParams(location.hash.slice(1));
  if (search.size === 0) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = search.getAll(field.name).includes(field.value);
    else field.value = search.get(field.name) ?? '';
  }
}

/** Shows a picture in full size, with what leads to its live page. */
function show(item: HTMLLIElement | undefined): void {
  if (item === undefined) return;
  current = item;
  const [picture, live] = item.querySelectorAll('a');
  const among = shown();
  full.src = picture?.href ?? '';
  full.alt = picture?.querySelector('img')?.alt ?? '';
  full.width = Number(item.dataset.width);
  full.height = Number(item.dataset.height);
  part('#told').textContent = `${full.alt} (${among.indexOf(item) + 1} of ${among.length}) ${item.dataset.steps ?? ''}`;
  part<HTMLAnchorElement>('#live').href = live?.href ?? '';
  part('dialog div').scrollTop = 0;
  if (!dialog.open) dialog.showModal();
}

/** Goes on in the order of the sheet. @param by pictures, backwards when negative */
function leaf(by: number): void {
  const among = shown();
  if (current !== undefined) show(among[among.indexOf(current) + by]);
}

restore();
filter();
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
for (const item of items) {
  item.querySelector('a')?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(item);
  });
}
part('#back').addEventListener('click', () => leaf(-1));
part('#on').addEventListener('click', () => leaf(1));
part('#close').addEventListener('click', () => dialog.close());
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') leaf(-1);
  if (key === 'ArrowRight') leaf(1);
});
dialog.addEventListener('close', () => current?.querySelector('a')?.focus());

export {};
