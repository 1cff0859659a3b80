import { quotePhotoPath, type PublicQuote, type Quote } from '@landsea/contracts/agents';
import { toPublicQuote } from '@landsea/rules/agents';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useShownBrand, useSession } from '@landsea/web-kit';
import { useState } from 'react';
import { OfferHero } from '../frame/quotes/offer-hero';
import { OfferTable } from '../frame/quotes/offer-table';
import type { QuoteEditing } from './use-quote-draft';

const views = [
  { value: 'page' as const, label: 'Their page' },
  { value: 'email' as const, label: 'The email' },
];

interface PreviewDialogProps {
  quote: Quote;
  editing: QuoteEditing;
  onClose: () => void;
}

/** The agent’s own addresses of the pictures: nobody has a link to what is not sent. */
const addPhotoPaths = (shown: PublicQuote, quoteId: string): PublicQuote => ({
  ...shown,
  options: shown.options.map(({ photo, ...option }) =>
    photo ? { ...option, photo: { ...photo, url: quotePhotoPath(quoteId, photo.id) } } : option,
  ),
});

const nothing = () => undefined;

/** The client's own page on the words of this window, as wide as a phone. */
export function PreviewDialog({ quote, editing, onClose }: PreviewDialogProps) {
  const [view, setView] = useState<'page' | 'email'>('page');
  const brand = useShownBrand();
  const { user } = useSession();
  const shown = addPhotoPaths(toPublicQuote(editing.draft), quote.id);
  const firstName = quote.clientName.split(' ')[0] ?? quote.clientName;
  const agentName = brand?.agentName ?? (user ? `${user.firstName} ${user.lastName}` : null);
  const agencyName = brand?.name ?? null;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title="As your client sees it">
      <div className="grid gap-4">
        <Segmented label="Show" options={views} value={view} onValueChange={setView} />
        <div className="mx-auto grid w-full max-w-[24.375rem] min-w-0 gap-5 rounded-card border border-hairline bg-paper p-4">
          {view === 'page' ? (
            <>
              <OfferHero page={{ quote: shown, agentName, agencyName, firstName, ...(brand && { brand }) }} />
              <OfferTable quote={shown} isOpen={false} onLook={nothing} onAsk={nothing} onChoose={nothing} />
            </>
          ) : (
            <EmailPreview firstName={firstName} agentName={agentName} quote={shown} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function EmailPreview({
  quote,
  firstName,
  agentName,
}: {
  quote: ReturnType<typeof toPublicQuote>;
  firstName: string;
  agentName: string | null;
}) {
  const count = `${String(quote.options.length)} ${quote.options.length === 1 ? 'option' : 'options'}`;
  return (
    <>
      <p className="font-display text-xl wrap-anywhere">
        {`${quote.title ? `${quote.title}: ` : ''}${count} for your trip from ${agentName ?? 'you'}`}
      </p>
      <p>Hi {firstName},</p>
      {quote.message ? <p className="wrap-anywhere whitespace-pre-line">{quote.message}</p> : null}
      <ul className="grid gap-1">
        {quote.options.map(({ id, title, place }) => (
          <li key={id} className="wrap-anywhere">
            {[title, place].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
      <p className="text-muted">Below that: until when it’s valid, and a button to compare and choose.</p>
    </>
  );
}
