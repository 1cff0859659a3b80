import type { Page } from '@playwright/test';

export interface Timed {
  /** As `Date.now()` has it: two browsers on one machine agree on that. */
  startedAt: number;
  /** From the event to the frame that shows its outcome. */
  ms: number;
  /** The longest time in which the page answered nothing, 0 when none was over 50 ms. */
  longestTaskMs: number;
}

/** A click, a text put into a field, or the same and Enter. */
type Act = { click: string } | { fill: string; text: string; enter?: true };

/** An element that is there, with these words, or with other words than these. */
interface Sight {
  selector: string;
  text?: string;
  not?: string;
}

/**
 * Acts in the page and waits for the frame in which something is to be seen. All in the page itself, so that the wire between
 * this process and the browser is no part of it.
 */
export const timed = (page: Page, act: Act, until: Sight): Promise<Timed> =>
  page.evaluate(
    async ([act, { selector, text, not }]) => {
      const find = <T extends Element>(wanted: string): T => {
        const found = [...document.querySelectorAll<T>(wanted)].find(
          (each) => each.getBoundingClientRect().width > 0,
        );
        if (!found) throw new Error(`nothing on the page is ${wanted}`);
        return found;
      };
      const isThere = () =>
        [...document.querySelectorAll(selector)].some(
          ({ textContent }) =>
            (text === undefined || textContent.includes(text)) && (not === undefined || textContent !== not),
        );
      const fill = (input: HTMLInputElement, value: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const element = find<HTMLInputElement>('click' in act ? act.click : act.fill);
      if ('enter' in act) {
        element.focus();
        fill(element, act.text);
      }
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await frame();
      let longestTaskMs = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
      });
      observer.observe({ entryTypes: ['longtask'] });
      const startedAt = Date.now();
      const started = performance.now();
      if ('click' in act) element.click();
      else if (!act.enter) fill(element, act.text);
      else element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      while (!isThere()) {
        if (performance.now() - started > 20_000) throw new Error(`${selector} ${text ?? ''} never came`);
        await new Promise((resolve) => setTimeout(resolve));
      }
      await frame();
      const ms = performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 400));
      observer.disconnect();
      return { startedAt, ms, longestTaskMs };
    },
    [act, until] as const,
  );
