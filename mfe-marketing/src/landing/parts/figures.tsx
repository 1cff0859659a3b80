import { useSiteConfig } from '../../use-site-config';
import type { LandingContent } from '../content/landing-content-schema';

type FiguresProps = Pick<LandingContent, 'facts' | 'sampleFigures'> & { className?: string };

/** Facts of the product, and the claims for which the operator configured a figure with its source. */
export function Figures({ facts, sampleFigures, className = '' }: FiguresProps) {
  const configured = useSiteConfig()?.marketingFigures ?? {};
  const claims = sampleFigures.flatMap(({ key, text }) => {
    const claim = configured[key];
    return claim ? [{ key, text, ...claim }] : [];
  });
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-6 sm:flex sm:flex-wrap sm:gap-x-14 ${className}`}>
      {facts.map(({ figure, text }) => (
        <div key={text} className="flex max-w-52 flex-col-reverse justify-end">
          <dt className="text-base text-muted">{text}</dt>
          <dd className="font-display text-3xl font-semibold text-ink tabular-nums">{figure}</dd>
        </div>
      ))}
      {claims.map(({ key, figure, text, source, url }) => (
        <div key={key} className="flex max-w-52 flex-col-reverse justify-end">
          <dt className="text-base text-muted">
            {text}
            <span className="block text-sm">
              {url ? (
                <a href={url} className="inline-flex min-h-6 items-center text-sea underline">
                  {source}
                </a>
              ) : (
                source
              )}
            </span>
          </dt>
          <dd className="font-display text-3xl font-semibold text-ink tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
