import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';
import {
  addressOf,
  everyPage,
  missing,
  type ProductPage,
  withoutToken,
  type ProductPlace,
  type WalkerRole,
  type Walker,
} from './places.js';
import { arriveAt } from './walk.js';

/** Bars and footer, the same around every page. */
const frame = ['header:not(main header)', 'footer:not(main footer)'];

/** `rules`: all of them when left out. Nothing here frames another page, so axe need not look for one. */
const found = async (page: Page, { rules, without = [] }: { rules?: string[]; without?: string[] } = {}) => {
  // a page that is walked through within one document has axe from the first look on
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  for (const selector of without) axe.exclude(selector);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, any }) => [target.join(' '), any[0]?.message ?? ''].join(': ')),
  }));
};

/** The page does not include parts that still load, or colours that change between two themes. */
const settled = async (page: Page) => {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => {
    const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // what inherits a colour sets out only when what it inherits it from has arrived
    for (let now = moving(), rounds = 0; now.length > 0 && rounds < 100; now = moving(), rounds += 1)
      for (const transition of now) transition.finish();
  });
};

/**
 * Axe finds nothing on the page as it is: everything in light, in dark what a theme can change. `knowsFrame` when what
 * surrounds the page was looked at before.
 */
export const expectAccessible = async (page: Page, place: string, knowsFrame = false): Promise<void> => {
  const without = knowsFrame ? frame : [];
  for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const problems = await found(page, { rules: rules && [...rules], without });
    expect.soft(problems, `axe at ${place}, ${colorScheme}`).toEqual([]);
  }
};

export const expectFits = async (page: Page, place: string): Promise<void> => {
  await expectAccessible(page, place, true);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${place} is wider than the window, in px`).toBe(0);
};

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Axe finds nothing on the page, light in a wide window and dark in a narrow one. */
const expectAccessibleAtAnyWidth = async (page: Page, place: string, without: string[]): Promise<void> => {
  for (const [colorScheme, viewport] of [
    ['dark', narrow],
    ['light', wide],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const problems = await found(page, { without });
    expect.soft(problems, `axe at ${place}, ${colorScheme}, ${viewport.width}`).toEqual([]);
  }
};

const ownPages: Record<WalkerRole, ProductPage['access'][]> = {
  visitor: ['public'],
  family: ['signed-in', 'trip'],
  agent: ['agent'],
  client: ['client'],
};

/** Pages that lead on at once, unless a mail or a payment led to them. */
const shownAt: Record<string, string> = {
  BillingSuccess: '/billing/success?session_id=cs_test_never',
  ResetPassword: '/reset-password?token=x',
  PaymentSuccess: '/payment-success?session_id=cs_test_never&trip_id=:tripId',
  SharedTrip: '/share/:token',
  IntakeForm: '/f/:token',
  Offer: '/q/:token',
  MorningEmailStop: '/morning-email/stop/:token',
  PublicItinerary: '/i/:token',
  Signing: '/sign/:token',
};

/** Only the chat assistant, with its key, makes a preview to look at; a payment that is canceled leads on without a page. */
const neverShown = ['TripPreview', 'PaymentCanceled'];

export interface CloseUps {
  /** Takes one, unless the page is another role's to judge, or was looked at under another path. */
  take: (place: ProductPlace, heading: string | undefined) => Promise<void>;
  /** Looks at the walker's pages which none of their paths alone can show. */
  takeTheRest: () => Promise<void>;
}

/** Axe on one path of each page of the walker's own, and on one that is missing. */
export const closeUps = (page: Page, walker: Walker): CloseUps => {
  const taken = new Set<string>();
  const frames = new Set<string>();
  const own = everyPage.filter(
    ({ name, access, planned, role }) =>
      !planned && role === undefined && ownPages[walker.role].includes(access) && !neverShown.includes(name),
  );
  const once = async (what: string, place: string) => {
    if (taken.has(what)) return;
    taken.add(what);
    const surroundings = (await page.locator(frame.join(', ')).allInnerTexts()).join();
    await expectAccessibleAtAnyWidth(
      page,
      `${place} as ${walker.role}`,
      frames.has(surroundings) ? frame : [],
    );
    frames.add(surroundings);
  };
  return {
    take: async ({ page: productPage, path }, heading) => {
      if (heading === missing) return once(heading, path);
      if (own.includes(productPage)) await once(productPage.name, path);
    },
    takeTheRest: async () => {
      for (const { name } of own) {
        if (taken.has(name)) continue;
        const path = shownAt[name];
        if (!path) throw new Error(`none of the paths of ${name} shows it`);
        const address = addressOf(path, walker);
        await arriveAt(page, address, withoutToken(address));
        await once(name, path);
      }
    },
  };
};
