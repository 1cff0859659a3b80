import { addDays } from '@landsea/contracts/core';
import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import type { PriceBook } from '@landsea/rules/estimate';
import type { PriceRange } from '@landsea/contracts/estimate';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { MonthBars, findMonthExtremes, nameMonth } from '../../frame/month-bars';
import { listMonthlyTickets, pricePartyTickets, type PartyTickets } from './party-tickets';
import { dayBounds, type TicketChoice } from './ticket-choices';

const money = (cents: number): string => formatMoney(cents, { whole: true });
export const rangeText = ({ low, high }: PriceRange): string => `${money(low)} to ${money(high)}`;

export function TicketLines({ tickets }: { tickets: PartyTickets }) {
  return (
    <section aria-labelledby="lines" className="grid gap-2">
      <h2 id="lines" className="text-2xl text-ink">
        What it is made of
      </h2>
      <ul>
        {tickets.lines.map(({ name, count, each }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-hairline py-2.5"
          >
            <span className="text-base text-ink">
              {count} × {name}
            </span>
            <span className="text-lg font-semibold text-ink tabular-nums">{money(each.typical * count)}</span>
            <span className="text-sm text-muted tabular-nums">typically {money(each.typical)} each</span>
            <span className="text-right text-sm text-muted tabular-nums">
              {rangeText({ ...each, low: each.low * count, high: each.high * count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TicketTableProps {
  choice: TicketChoice;
  book: PriceBook;
}

export function LengthTable({ choice, book }: TicketTableProps) {
  const rows = Array.from({ length: dayBounds.max }, (_, index) => {
    const days = index + 1;
    return { days, cents: pricePartyTickets({ ...choice, days }, book).total.typical };
  });
  return (
    <section aria-labelledby="lengths" className="grid gap-2">
      <h2 id="lengths" className="text-2xl text-ink">
        One day more or less
      </h2>
      <table className="w-full text-left text-base tabular-nums">
        <thead>
          <tr className="border-b border-hairline text-sm text-muted">
            <th scope="col" className="py-2 font-semibold">
              Park days
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              All tickets
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              A day
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ days, cents }) => {
            const isChosen = days === choice.days;
            return (
              <tr
                key={days}
                aria-current={isChosen || undefined}
                className={`border-b border-hairline ${isChosen ? 'font-semibold text-sea' : 'text-ink'}`}
              >
                <th scope="row" className="py-2 font-[inherit]">
                  {days}
                </th>
                <td className="py-2 text-right">{money(cents)}</td>
                <td className="py-2 text-right">{money(cents / days)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export function OneDayParks({ choice, book }: TicketTableProps) {
  return (
    <section aria-labelledby="one-day" className="grid gap-2">
      <h2 id="one-day" className="text-2xl text-ink">
        Which park on {formatDate(choice.from)}
      </h2>
      <ul>
        {parkIds.map((park) => {
          const { total } = pricePartyTickets({ ...choice, hops: false }, book, park);
          return (
            <li
              key={park}
              className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5"
            >
              <span className="text-base text-ink">{parkNames[park]}</span>
              <span className="text-lg font-semibold text-ink tabular-nums">{money(total.typical)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function TicketYear({ choice, book }: TicketTableProps) {
  const months = listMonthlyTickets(choice, book);
  const { cheapest, dearest } = findMonthExtremes(months);
  return (
    <section aria-labelledby="year" className="grid gap-3">
      <h2 id="year" className="text-2xl text-ink">
        {nameMonth(cheapest?.month ?? '')} from {money(cheapest?.cents ?? 0)},{' '}
        {nameMonth(dearest?.month ?? '')} {money(dearest?.cents ?? 0)}
      </h2>
      <p className="text-base text-muted">The same tickets from four days of each month, typical prices.</p>
      <MonthBars months={months} />
    </section>
  );
}

/** `Mar 14 – Mar 17, 2027` needs the last day. */
export const getLastDay = ({ from, days }: TicketChoice): string => addDays(from, days - 1);
