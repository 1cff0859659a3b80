import { Button } from '@landsea/ui/button';
import type { ReactNode } from 'react';
import type { LandingContent } from '../content/landing-content-schema';
import { Figures } from './figures';

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
