import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface PageAudit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  paintMs: number;
  shift: number;
  /** The audits that cost points, by id. */
  failures: string[];
}

const NOT_A_FAILURE = new Set(['notApplicable', 'informative', 'manual']);

/** One run on a page as Lighthouse's phone sees it. Its simulated mode misjudges pages in several parts, so it throttles for real. */
export async function auditPage(address: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttlingMethod: 'devtools',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${address} was not audited: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories: judged } = result.lhr;
  const scoreOf = (category: Category): number => Math.round((judged[category]?.score ?? 0) * 100);
  const weighted = new Set(
    Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failures: Object.values(audits)
      .filter(
        ({ id, score, scoreDisplayMode }) =>
          weighted.has(id) && !NOT_A_FAILURE.has(scoreDisplayMode) && score !== null && score < 0.9,
      )
      .map(({ id }) => id),
  };
}
