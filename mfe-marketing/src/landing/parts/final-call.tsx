import { Button } from '@landsea/ui/button';
import type { ReactNode } from 'react';
import { useSiteConfig } from '../../frame/use-site-config';
import type { LandingContent } from '../content/landing-content-schema';

type FiguresProps = Pick<LandingContent, 'facts' | 'sampleFigures'> & { className?: string };

/** On a phone two stand in a row. */
const figureLook = 'flex w-[calc(50%-0.75rem)] flex-col-reverse justify-end sm:w-auto sm:max-w-52';

/** A claim is shown only when the operator configured a figure with its source. */
function Figures({ facts, sampleFigures, className = '' }: FiguresProps) {
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

type FinalCallProps = Pick<LandingContent, 'facts' | 'sampleFigures' | 'finalCall'> & {
  start: (words: string) => ReactNode;
};

export function FinalCall({ facts, sampleFigures, finalCall, start }: FinalCallProps) {
  return (
    <section
      aria-labelledby="final-call"
      className="mx-auto grid max-w-page justify-items-center gap-8 px-5 pt-20 text-center"
    >
      <Figures facts={facts} sampleFigures={sampleFigures} className="justify-center" />
      <h2 id="final-call" className="max-w-[20ch] text-3xl text-ink sm:pt-4">
        {finalCall.title}
      </h2>
      <Button asChild variant="primary" size="lg">
        {start(finalCall.button)}
      </Button>
    </section>
  );
}
