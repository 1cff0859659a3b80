import { useSiteConfig } from '../../frame/use-site-config';
import type { LandingContent } from '../content/landing-content-schema';

type FiguresProps = Pick<LandingContent, 'facts' | 'sampleFigures'> & { className?: string };

/** On a phone two stand in a row. */
const figureLook = 'flex w-[calc(50%-0.75rem)] flex-col-reverse justify-end sm:w-auto sm:max-w-52';

/** A claim is shown only when the operator configured a figure with its source. */
export function Figures({ facts, sampleFigures, className = '' }: FiguresProps) {
  const configured = useSiteConfig()?.marketingFigures ?? {};
  const claims = sampleFigures.flatMap(({ key, text }) => {
    const claim = configured[key];
    return claim ? [{ key, text, ...claim }] : [];
  });
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-6 sm:gap-x-14 ${className}`}>
      {facts.map(({ figure, text }) => (
        <div key={text} className={figureLook}>
          <dt className="text-base text-muted">{text}</dt>
          <dd className="font-display text-3xl font-semibold text-ink tabular-nums">{figure}</dd>
        </div>
      ))}
      {claims.map(({ key, figure, text, source, url }) => (
        <div key={key} className={figureLook}>
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
