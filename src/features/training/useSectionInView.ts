import { useEffect } from 'react';

/** Events of manual scrolling, as opposed to a jump to a section. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Reports the section in view while the visitor scrolls: the last section that begins above the lower two thirds of the window. At the end
 * of the page, reports the page's last section. Ignores jumps.
 * @param ids section ids in page order, joined by spaces for a stable value
 */
export function useSectionInView(ids: string, onSection: (id: string) => void): void {
  useEffect(() => {
    let isManual = false;
    let frame = 0;
    const updateSection = (): void => {
      frame = 0;
      const { innerHeight, scrollY } = window;
      const sectionIds = ids.split(' ');
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passedIds = sectionIds.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 3,
      );
      const current = isAtEnd ? sectionIds.at(-1) : (passedIds.at(-1) ?? sectionIds[0]);
      if (current !== undefined) onSection(current);
    };
    const onScroll = (): void => {
      if (isManual && frame === 0) frame = requestAnimationFrame(updateSection);
    };
    const onManualScroll = (): void => {
      isManual = true;
    };
    const onJump = (): void => {
      isManual = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onJump);
    // Pressing a link begins with a `pointerdown`, as manual scrolling does. The click that follows is a jump.
    document.addEventListener('click', onJump);
    for (const type of SCROLL_EVENTS) window.addEventListener(type, onManualScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onJump);
      document.removeEventListener('click', onJump);
      for (const type of SCROLL_EVENTS) window.removeEventListener(type, onManualScroll);
    };
  }, [ids, onSection]);
}
