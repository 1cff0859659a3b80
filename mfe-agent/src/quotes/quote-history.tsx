import type { Quote, QuoteEvent } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';

const verbs: Readonly<Record<QuoteEvent['kind'], string>> = {
  sent: 'sent it',
  seen: 'opened it',
  looked: 'looked at',
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  'by-phone': 'accepted by phone',
  reversed: 'took the answer back',
  withdrawn: 'withdrew it',
  'trip-made': 'made the trip',
};

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** A withdrawal with a text is that of one person’s link. */
const verbOf = ({ kind, text }: QuoteEvent): string =>
  kind === 'withdrawn' && text ? 'took one link back' : verbs[kind];

const lineOf = (event: QuoteEvent): string => {
  const { kind, by, optionTitle, version, device } = event;
  return [
    `${by} ${verbOf(event)}`,
    optionTitle ?? '',
    kind === 'sent' ? `(version ${String(version)})` : '',
    device ? `on ${device === 'Another device' ? 'another device' : device}` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

export function QuoteHistory({ quote: { events, versions } }: { quote: Quote }) {
  if (events.length === 0) return null;
  return (
    <Card aria-labelledby="quote-history" className="grid gap-3">
      <CardTitle id="quote-history">What happened</CardTitle>
      <ul className="divide-y divide-hairline">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {lineOf(event)}
              {event.text ? <span className="block text-muted">“{event.text}”</span> : null}
            </span>
            <time dateTime={event.at} className="text-sm text-muted tabular-nums">
              {timeOf(event.at)}
            </time>
          </li>
        ))}
      </ul>
      <p className="text-sm wrap-anywhere text-muted">
        {versions.length === 1 ? 'One version is' : `${String(versions.length)} versions are`} kept as sent.
        Fingerprint of the latest version: <code>{versions[0]?.sha256.slice(0, 16)}</code>
      </p>
    </Card>
  );
}
