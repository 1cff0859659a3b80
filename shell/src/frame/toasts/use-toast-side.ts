import { useEffect, useState, type RefObject } from 'react';
import { clearSide } from './toast-side';
import type { Span, ToastSide } from './toast-side';

const CONTROLS = 'main :is(input, select, textarea, button[type="submit"])';
/** The gap to the header above it, and to the navigation below it (`top-…`, `bottom-20`), in CSS pixels. */
const TOP_GAP = 8;
const BOTTOM_GAP = 80;

const spanOf = (element: Element): Span[] => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight ? [{ top, bottom }] : [];
};

/**
 * The side of the region that keeps controls free, found again whenever the page, the focus or the scroll position changes while
 * there is a toast; `wanted` is undefined while there is none.
 */
export const useToastSide = (
  wanted: ToastSide | undefined,
  region: RefObject<HTMLElement | null>,
): ToastSide => {
  const [side, setSide] = useState<ToastSide>(wanted ?? 'bottom');
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    const look = () => {
      const element = region.current;
      if (!element) return;
      const { height } = element.getBoundingClientRect();
      const start = (document.querySelector('header')?.offsetHeight ?? 0) + TOP_GAP;
      const end = window.innerHeight - BOTTOM_GAP;
      const { activeElement } = document;
      const isElsewhere =
        activeElement instanceof HTMLElement &&
        activeElement.tabIndex >= 0 &&
        !element.contains(activeElement);
      const sides = {
        top: { top: start, bottom: start + height },
        bottom: { top: end - height, bottom: end },
      };
      setSide(
        clearSide(wanted, sides, {
          focused: isElsewhere ? spanOf(activeElement) : [],
          controls: [...document.querySelectorAll(CONTROLS)].flatMap(spanOf),
        }),
      );
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', later);
    document.addEventListener('scroll', later, true);
    later();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', later);
      document.removeEventListener('scroll', later, true);
    };
  }, [wanted, region]);
  return side;
};
