import { useEffect } from 'react';

/** What moves a page by hand: a jump to a section is none of it. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tells which section of a page is being read while the visitor scrolls: the last one that begins in the upper third of the
 * window, and the last of all at the end of the page. A jump, by a tab or the hash, decides by itself: it may lead to a
 * section that is too low to reach the top.
 *
 * @param ids ids of the sections, in the order of the page; joined by spaces, so that the same ones are the same value
 */
export function useSectionInView(ids: string, onSection: (id: string) => void): void {
  useEffect(() => {
    let byHand = false;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const { innerHeight, scrollY } = window;
      const names = ids.split(' ');
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const begun = names.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 3);
      const current = atEnd ? names.at(-1) : (begun.at(-1) ?? names[0]);
      if (current !== undefined) onSection(current);
    };
    const onScroll = (): void => {
      if (byHand && frame === 0) frame = requestAnimationFrame(look);
    };
    const onHand = (): void => {
      byHand = true;
    };
    const onJump = (): void => {
      byHand = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onJump);
    // A link that is pressed is a press, too, and then a jump.
    document.addEventListener('click', onJump);
    for (const type of BY_HAND) window.addEventListener(type, onHand, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onJump);
      document.removeEventListener('click', onJump);
      for (const type of BY_HAND) window.removeEventListener(type, onHand);
    };
  }, [ids, onSection]);
}
