import { TicketCheck } from 'lucide-react';
import type { DayThing } from './day-things';

/** A booking happens by itself, so there is nothing to tick. */
export function ThingCard({ label, thing }: { label: string; thing: DayThing }) {
  return (
    <section aria-label={label} className="grid gap-3 rounded-card border-2 border-ink bg-surface p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-semibold">
        <span className="text-coral">{label}</span>
        {thing.when ? <span className="tabular-nums">{thing.when}</span> : null}
      </p>
      <h2 className="flex flex-wrap items-start gap-x-3 font-display text-2xl leading-tight wrap-anywhere">
        <TicketCheck aria-hidden className="mt-1 size-7 shrink-0 text-sea" strokeWidth={1.75} />
        <span className="min-w-0 grow basis-40">
          <span className="block font-sans text-base font-normal tracking-normal text-muted">
            {thing.label}
          </span>
          {thing.title}
        </span>
      </h2>
      {thing.place ? <p className="text-lg wrap-anywhere">{thing.place}</p> : null}
      {thing.number ? (
        <p className="text-lg">
          Confirmation <strong className="tabular-nums">{thing.number}</strong>
        </p>
      ) : null}
      {thing.note ? <p className="text-lg wrap-anywhere whitespace-pre-line">{thing.note}</p> : null}
    </section>
  );
}

export function ThingLine({ thing: { when, label, title, place, note, number } }: { thing: DayThing }) {
  return (
    <li className="flex min-h-13 items-start gap-3 border-t border-hairline py-2.5">
      <TicketCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-sea" strokeWidth={1.75} />
      <span className="min-w-0 grow">
        <span className="block text-lg leading-snug font-semibold wrap-anywhere">
          {label}: {title}
        </span>
        <span className="block wrap-anywhere text-muted">
          {[place, note, number].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-lg whitespace-nowrap tabular-nums">{when}</span>
    </li>
  );
}

/** Without a time they stand above the day, so that they never part a take-off from its landing. */
export const AllDayThings = ({ things }: { things: readonly DayThing[] }) =>
  things.length > 0 ? (
    <ul aria-label="All day">
      {things.map((thing) => (
        <ThingLine key={thing.id} thing={thing} />
      ))}
    </ul>
  ) : null;
