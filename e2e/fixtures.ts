import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Console errors that a test brings about on purpose are named with `expectedErrors.push(/…/)`. */
interface Quiet {
  expectedErrors: RegExp[];
  quiet: undefined;
  /** Violations of the content policy on any page of the test; one that is left at its end fails the test. */
  violations: string[];
}

export { expect };

/** The browser logs each refused call as an error, and each page that is missing: an answer, not a defect. */
const isAnswer = (message: ConsoleMessage) => {
  if (!message.text().startsWith('Failed to load resource')) return false;
  const { pathname } = new URL(message.location().url);
  const isMissingPage = message.text().includes('404') && !/\.\w+$/.test(pathname);
  return pathname.startsWith('/api/') || isMissingPage;
};

/** Collects what goes wrong in a page: console errors, uncaught exceptions, violations of the content policy. */
export const watch = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAnswer(message)) return;
    errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
};

declare global {
  var landseaViolation: (text: string) => void;
}

/** Any console error, uncaught exception or refused resource fails the test. */
export const test = base.extend<Quiet>({
  expectedErrors: async ({ page: _ }, use) => use([]),
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors = watch(page);
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('landseaViolation', (_, text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, documentURI }) => {
            globalThis.landseaViolation(`${effectiveDirective} refused ${blockedURI} on ${documentURI}`);
          },
        );
      });
      await use(violations);
      expect(violations, 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});
