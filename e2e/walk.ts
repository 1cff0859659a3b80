import { expect, type Page } from '@playwright/test';

export interface SeenPage {
  /** Path and query, as the address bar shows them. */
  address: string;
  headings: string[];
  title: string;
  description: string;
  canonical: string;
  hasBar: boolean;
}

/** The heading to wait for, one that must go first, and the address. */
interface Sign {
  is?: string;
  isNot?: string;
  address?: string;
}

/** A first address within the loaded page, and the content to wait for there. `calm` is the number of still frames. */
interface Step extends Sign {
  path?: string;
  calm: number;
}

/** Takes the steps in the browser. @returns what the page shows after the last one. */
const follow = async (steps: Step[]): Promise<SeenPage> => {
  const attributeOf = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? '';
  const seen = (): SeenPage => ({
    address: location.pathname + location.search,
    headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
    title: document.title,
    description: attributeOf('meta[name="description"]', 'content'),
    canonical: attributeOf('link[rel="canonical"]', 'href'),
    hasBar: document.querySelector('main')?.parentElement?.querySelector(':scope > header') !== null,
  });
  // A page that came as HTML waits for a visitor's hand before its scripts run, and can go elsewhere once they have.
  const isRunning = () =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
  if (!isRunning()) {
    let isReady = false;
    addEventListener('landsea-hydrated', () => (isReady = true), { once: true });
    const started = performance.now();
    while (!isReady && performance.now() < started + 10_000) {
      dispatchEvent(new Event('pointermove'));
      await new Promise(requestAnimationFrame);
    }
  }
  let now = seen();
  for (const { path, calm, is, isNot, address } of steps) {
    if (path !== undefined) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }
    const isWanted = ({ headings: [first], address: at }: SeenPage) =>
      first !== undefined && first !== isNot && first === (is ?? first) && at === (address ?? at);
    const patience = performance.now() + 10_000;
    for (let frames = 0; frames < calm && performance.now() < patience;) {
      await new Promise(requestAnimationFrame);
      const next = seen();
      frames = isWanted(next) && JSON.stringify(next) === JSON.stringify(now) ? frames + 1 : 0;
      now = next;
    }
  }
  return now;
};

const STILL = 4;

export const lookAround = (page: Page, sign: Sign = {}): Promise<SeenPage> =>
  page.evaluate(follow, [{ ...sign, calm: STILL }]);

const missing = { path: '/nowhere', heading: '404 Page Not Found' };
const pricing = { path: '/pricing', heading: 'Pay by the trip, or by the month' };

/**
 * Goes to a path within the loaded page and returns what it shows. It steps to another place first, so that it never
 * takes the page before for the requested one.
 */
export const walkTo = (page: Page, path: string, sign: Sign = {}): Promise<SeenPage> => {
  const rest = sign.is === missing.heading ? pricing : missing;
  return page.evaluate(follow, [
    { path: rest.path, is: rest.heading, calm: 1 },
    { path, ...sign, isNot: rest.heading, calm: STILL },
  ]);
};

/** Goes to a path within the loaded page, as `walkTo` does, and fails unless the page comes to rest at the address. */
export const arriveAt = async (page: Page, path: string, address = path): Promise<void> => {
  expect((await walkTo(page, path, { address })).address, path).toBe(address);
};
