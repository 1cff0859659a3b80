import type { Page } from '@playwright/test';

/** What stands at an address once the page has come to rest. */
export interface Seen {
  /** Path and query, as the address bar shows them. */
  address: string;
  headings: string[];
  title: string;
  description: string;
  canonical: string;
  hasBar: boolean;
}

/** What to wait for: the heading, one to wait away, the address. */
interface Sign {
  is?: string;
  isNot?: string;
  address?: string;
}

const patience = 10_000;

const look = async ({ is, isNot, address, until }: Sign & { until: number }): Promise<Seen> => {
  const attributeOf = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? '';
  const seen = (): Seen => ({
    address: location.pathname + location.search,
    headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
    title: document.title,
    description: attributeOf('meta[name="description"]', 'content'),
    canonical: attributeOf('link[rel="canonical"]', 'href'),
    hasBar: document.querySelector('main')?.parentElement?.querySelector(':scope > header') !== null,
  });
  const isWanted = ({ headings: [first], address: now }: Seen) =>
    first !== undefined && first !== isNot && first === (is ?? first) && now === (address ?? now);
  const deadline = performance.now() + until;
  let now = seen();
  for (let calm = 0; calm < 4 && performance.now() < deadline;) {
    await new Promise(requestAnimationFrame);
    const next = seen();
    calm = isWanted(next) && JSON.stringify(next) === JSON.stringify(now) ? calm + 1 : 0;
    now = next;
  }
  return now;
};

/** What stands at the address where the page is now. */
export const lookAround = (page: Page, sign: Sign = {}): Promise<Seen> =>
  page.evaluate(look, { ...sign, until: patience });

const stepTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const restingPlaces = [
  { path: '/pricing', heading: 'Pay by the trip, or by the month' },
  { path: '/nowhere', heading: '404 Page Not Found' },
] as const;

/**
 * Goes to a path within the loaded page and tells what is there. It steps to another place first, so that it never
 * takes the page before for the one it asked for.
 */
export const walkTo = async (page: Page, path: string, sign: Sign = {}): Promise<Seen> => {
  const rest = path === restingPlaces[0].path ? restingPlaces[1] : restingPlaces[0];
  await stepTo(page, rest.path);
  await lookAround(page, { is: rest.heading });
  await stepTo(page, path);
  return lookAround(page, { ...sign, isNot: rest.heading });
};
