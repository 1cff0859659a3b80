import type { AxeResults, RunOptions } from 'axe-core';
import type { PrerenderedPage } from '@landsea/contracts/core';

/** Rules that need a drawn page, which the browser tests check, and the title, which has its own check. */
const leftOut = [
  'color-contrast',
  'document-title',
  'label-content-name-mismatch',
  'scrollable-region-focusable',
  'target-size',
];

const options: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
};

const documentOf = ({ title, head, body }: PrerenderedPage): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><div id="root">${body}</div></body></html>`;

/** Runs axe on a page that is HTML. @returns one line for each rule. */
export async function findAccessibilityProblems(place: string, page: PrerenderedPage): Promise<string[]> {
  // An image that only publishes has neither library.
  const [{ JSDOM, VirtualConsole }, { default: axe }] = await Promise.all([
    import('jsdom'),
    import('axe-core'),
  ]);
  const { window } = new JSDOM(documentOf(page), {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  try {
    window.eval(axe.source);
    const found = (await window.eval(`axe.run(document, ${JSON.stringify(options)})`)) as AxeResults;
    return found.violations.map(
      ({ id, help, nodes }) => `${place} ${help} (${id}): ${nodes[0]?.target.join(' ') ?? ''}`,
    );
  } finally {
    window.close();
  }
}
