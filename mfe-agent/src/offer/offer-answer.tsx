import type { QuotePage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { AcceptSteps } from './accept-steps';
import { AskForm } from './ask-form';
import { DeclineForm } from './decline-form';
import { lookAtQuote } from './offer-calls';
import { LinkWithdrawn, OfferEnd, OfferWithdrawn } from './offer-end';
import { OfferHero } from '../frame/quotes/offer-hero';
import { OfferTable } from '../frame/quotes/offer-table';
import { OfferPdfButton } from './offer-pdf-button';
import type { OpenedOffer } from './use-offer';

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Tells once that a person is there, and which options they look at: programs that follow links touch nothing. */
const useFirstTouch = (token: string, version: number, isOpen: boolean) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const tell = () => {
      stop.abort();
      void lookAtQuote({ token, version, optionId: null });
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, tell, { once: true, passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [token, version, isOpen]);
  const seen = useRef(new Set<string>());
  return (optionId: string) => {
    if (!isOpen || seen.current.has(optionId)) return;
    seen.current.add(optionId);
    void lookAtQuote({ token, version, optionId });
  };
};

type Step =
  | { kind: 'compare' }
  | { kind: 'ask'; about: string }
  | { kind: 'accept'; optionId: string }
  | { kind: 'decline' };

interface OfferAnswerProps {
  token: string;
  page: QuotePage;
  offer: OpenedOffer;
}

export function OfferAnswer({ token, page: opened, offer }: OfferAnswerProps) {
  const [page, setPage] = useState(opened);
  const [step, setStep] = useState<Step>({ kind: 'compare' });
  const top = useRef<HTMLDivElement>(null);
  const isOpen = page.state === 'open';
  const look = useFirstTouch(token, page.version, isOpen);
  useEffect(() => {
    if (step.kind === 'accept') top.current?.scrollIntoView({ block: 'start' });
  }, [step.kind]);
  const back = () => setStep({ kind: 'compare' });
  if (page.isLinkWithdrawn) return <LinkWithdrawn page={page} />;
  if (page.state === 'withdrawn') return <OfferWithdrawn {...{ page, token }} />;
  const common = { token, page, onBack: back };
  if (page.state === 'accepted' || page.state === 'declined') return <OfferEnd page={page} />;
  const chosen = page.quote.options.find((option) => step.kind === 'accept' && option.id === step.optionId);
  return (
    <div ref={top} className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-5 pb-16 sm:px-6">
      {chosen ? (
        <AcceptSteps {...common} option={chosen} onDone={setPage} />
      ) : (
        <>
          <OfferHero page={page} />
          <Closed page={page} offer={offer} />
          <OfferTable
            quote={page.quote}
            isOpen={isOpen}
            onLook={look}
            onAsk={(about) => setStep({ kind: 'ask', about })}
            onChoose={(optionId) => setStep({ kind: 'accept', optionId })}
          />
          {step.kind === 'ask' ? <AskForm key={step.about} {...common} about={step.about} /> : null}
          {step.kind === 'decline' ? <DeclineForm {...common} onDone={setPage} /> : null}
          {isOpen && step.kind === 'compare' ? (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setStep({ kind: 'ask', about: 'the offer' })}>Ask a question</Button>
              <Button variant="quiet" onClick={() => setStep({ kind: 'decline' })}>
                None of these
              </Button>
            </div>
          ) : null}
          <OfferPdfButton {...{ token, isNewest: offer.isNewest }} />
        </>
      )}
    </div>
  );
}

function Closed({ page: { state, agentName }, offer }: Pick<OfferAnswerProps, 'page' | 'offer'>) {
  const who = agentName ?? 'your agent';
  if (state === 'newer')
    return (
      <Notice tone="warning" title="There is a newer offer">
        <p>This is the one before it.</p>
        <Button
          className="mt-2"
          busy={offer.isOpeningNewest}
          busyLabel="Opening..."
          onClick={offer.openNewest}
        >
          Look at the newer offer
        </Button>
        {offer.newestError ? (
          <p role="alert" className="mt-2 text-berry">
            {offer.newestError.message}
          </p>
        ) : null}
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="warning" title="This offer has ended">
        Prices change every day. Write to {who} for a new one.
      </Notice>
    );
  return null;
}
