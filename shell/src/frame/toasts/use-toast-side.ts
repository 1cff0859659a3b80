import { useEffect, useState, type RefObject } from 'react';
import { clearSide, type Span, type ToastSide } from './toast-side';

const DIALOG = '[role="dialog"]';
/** `data-keep-clear` marks a bar with the next step, which no toast may cover. */
const CONTROLS = ':is(input, select, textarea, button[type="submit"], [data-keep-clear])';
const HEADINGS = ':is(h1, h2)';
/** The gaps to the header above and the navigation below (`top-…`, `bottom-20`), in CSS pixels. */
const TOP_GAP = 8;
const BOTTOM_GAP = 80;

const spanOf = (element: Element): Span[] => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight ? [{ top, bottom }] : [];
};

/**
 * Recomputed when the page, the focus or the scroll position changes; `wanted` is undefined without a toast.
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
      const page = document.querySelector(DIALOG) ?? document.querySelector('main');
      const spansOf = (selector: string) => [...(page?.querySelectorAll(selector) ?? [])].flatMap(spanOf);
      setSide(
        clearSide(wanted, sides, {
          focused: isElsewhere ? spanOf(activeElement) : [],
          controls: spansOf(CONTROLS),
          headings: spansOf(HEADINGS),
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
