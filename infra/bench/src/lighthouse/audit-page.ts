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

/** A busy machine now and then loses the beginning of a recording. */
const ATTEMPTS = 3;

async function recordedResult(address: string, port: number) {
  let reason = 'no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`${address} was not audited: ${reason}`);
}

/** One run on a page as Lighthouse's phone sees it. Its simulated mode misjudges pages in several parts, so it throttles for real. */
export async function auditPage(address: string, port: number): Promise<PageAudit> {
  const { audits, categories: judged } = await recordedResult(address, port);
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
