import type { QuotePage } from '@landsea/contracts/agents';
import { formatQuoteMoney, sumQuoteOption } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { HeartHandshake, Unlink, PartyPopper } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AskForm } from './ask-form';

function End({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 px-5 py-14 text-center">
      <span aria-hidden className="text-sea">
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-2xl text-ink outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}

/** One person’s link was taken back; the offer itself may be open for others. */
export function LinkWithdrawn({ page: { agentName, firstName } }: { page: QuotePage }) {
  return (
    <End icon={<Unlink size={44} strokeWidth={1.5} />} title={`This link was taken back, ${firstName}`}>
      <p className="text-lg text-muted">Ask {agentName ?? 'your agent'} if you’d like to see the offer.</p>
    </End>
  );
}

/** Nothing of the offer stays for the client, only the way to a new one. */
export function OfferWithdrawn({ page, token }: { page: QuotePage; token: string }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <End icon={<Unlink size={44} strokeWidth={1.5} />} title="This offer was taken back">
      <p className="text-lg text-muted">
        Would you like a new one? Write to {page.agentName ?? 'your agent'}, who answers by email.
      </p>
      {isWriting ? (
        <div className="w-full text-left">
          <AskForm {...{ page, token }} about="the offer" onBack={() => setWriting(false)} />
        </div>
      ) : (
        <Button onClick={() => setWriting(true)}>Write a message</Button>
      )}
    </End>
  );
}

/** The answer stands; the page says what comes next. */
export function OfferEnd({ page }: { page: QuotePage }) {
  const { quote, agentName, acceptedOptionId, acceptedAddonIds, acceptedBy } = page;
  const who = agentName ?? 'Your agent';
  if (page.state === 'declined')
    return (
      <End icon={<HeartHandshake size={44} strokeWidth={1.5} />} title="Thanks for telling us">
        <p className="text-lg text-muted">{who} knows. Write to them any time for another idea.</p>
      </End>
    );
  const option = quote.options.find(({ id }) => id === acceptedOptionId);
  const total = option && sumQuoteOption(option, quote.people, acceptedAddonIds);
  return (
    <End icon={<PartyPopper size={44} strokeWidth={1.5} />} title="You’re going!">
      {option ? (
        <p className="text-lg text-ink">
          {acceptedBy ?? 'You'} chose <strong>{option.title}</strong>
          {total ? `, ${formatQuoteMoney(total.totalCents, option.isAbout)}` : ''}.
        </p>
      ) : null}
      <p className="text-lg text-muted">
        {who} books it next and confirms it to you. Nothing was charged here.
      </p>
    </End>
  );
}
