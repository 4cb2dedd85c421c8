import { skipStyles } from './styles.ts';

/**
 * Stubs of browser APIs that jsdom lacks. They do nothing; a test that needs one replaces it.
 */
class NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: number[] = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchNothing(media: string): MediaQueryList {
  const list: Pick<MediaQueryList, 'matches' | 'media' | 'onchange' | 'addListener' | 'removeListener'> = {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  };
  return Object.assign(new EventTarget(), list);
}

window.IntersectionObserver = NoObserver;
window.ResizeObserver = NoObserver;
window.matchMedia = matchNothing;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(returnValue = '') {
  if (!this.open) return;
  this.open = false;
  this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
};

skipStyles();
