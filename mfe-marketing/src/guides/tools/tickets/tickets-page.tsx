import { getDateIn } from '@landsea/contracts/core';
import { priceBook, type PriceBook } from '@landsea/rules/estimate';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { formatDate, formatDateRange, formatMoney } from '@landsea/web-kit';
import { useMemo } from 'react';
import { DateChoice } from '../../frame/date-choice';
import { useGuideQuery, type QueryChange } from '../../frame/use-guide-query';
import { useNow } from '../../frame/use-now';
import { useGetPriceBookQuery } from '../../guide-api';
import { Answer } from '../frame/answer';
import { Counter } from '../frame/counter';
import { useFirstDay } from '../frame/first-day';
import { toIdea, formatParty } from '../frame/party';
import { PartyChoice } from '../frame/party-choice';
import { ToolChoices } from '../frame/tool-choices';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { findCheaperStart, pricePartyTickets } from './party-tickets';
import { dayBounds, readTicketChoice, type TicketChoice } from './ticket-choices';
import { getLastDay, LengthTable, OneDayParks, rangeText, TicketLines, TicketYear } from './ticket-lines';

function TicketForm({ choice, onChange }: { choice: TicketChoice; onChange: (change: QueryChange) => void }) {
  return (
    <ToolChoices label="Your tickets">
      <DateChoice
        label="First park day"
        name="from"
        value={choice.from}
        onChoose={(from) => onChange({ from })}
      />
      <Counter
        label="Park days"
        note="one after the other"
        bounds={dayBounds}
        value={choice.days}
        onChange={(days) => onChange({ days: String(days) })}
      />
      <PartyChoice party={choice.party} onChange={onChange} />
      <SwitchField
        label="Two parks a day (Park Hopper)"
        checked={choice.hops}
        onCheckedChange={(hops) => onChange({ hop: hops ? '1' : undefined })}
      />
    </ToolChoices>
  );
}

const rules = [
  {
    what: 'By the date',
    text: 'Each date has a price level of 1 to 5. The range reaches one level down and one up; a ticket of several days takes the average of its days.',
  },
  {
    what: 'By the age',
    text: 'Children under 3 need no ticket, ages 3 to 9 pay the child’s price, and everyone 10 and over pays as an adult. Sales tax is included.',
  },
  {
    what: 'Next year',
    text: 'Prices that are not published yet are last year’s with the usual rise. Buy in the official store, which shows the price of your day.',
  },
];

export function TicketsPage() {
  const [query, change] = useGuideQuery();
  const from = useFirstDay(query);
  const { data, isError, refetch } = useGetPriceBookQuery();
  const book = useMemo(() => data && priceBook(data), [data]);
  const choice = readTicketChoice(query, from ?? '');
  return (
    <ToolPage
      title="What do park tickets cost?"
      lead="Your first day, how many days, who comes: the typical price with tax, and which dates are cheaper."
      sources={
        book ? [book.prices.tickets, book.prices.taxes, book.prices.parkHopper, book.prices.laterYear] : []
      }
      answer={
        book && from ? (
          <TicketAnswer choice={choice} book={book} />
        ) : (
          <WaitingAnswer isError={isError} onRetry={() => void refetch()} />
        )
      }
      choices={<TicketForm choice={choice} onChange={change} />}
      rules={rules}
    >
      {book && from ? (
        <>
          <TicketLines tickets={pricePartyTickets(choice, book)} />
          {choice.days === 1 && !choice.hops ? <OneDayParks choice={choice} book={book} /> : null}
          <TicketYear choice={choice} book={book} />
          <LengthTable choice={choice} book={book} />
        </>
      ) : null}
    </ToolPage>
  );
}

function TicketAnswer({ choice, book }: { choice: TicketChoice; book: PriceBook }) {
  const now = useNow();
  const { total } = pricePartyTickets(choice, book);
  const cheaper = now && findCheaperStart(choice, book, getDateIn(now));
  const { from, days, party } = choice;
  const dates = days === 1 ? formatDate(from) : formatDateRange(from, getLastDay(choice));
  return (
    <Answer
      title={`About ${formatMoney(total.typical, { whole: true })}`}
      text={
        <>
          <p>
            {rangeText(total)}. {dates}
            {choice.hops ? ', two parks a day' : ''}.
          </p>
          <p>For {formatParty(party)}.</p>
          {cheaper ? (
            <p className="text-palm">
              From {formatDate(cheaper.from)} it is about {formatMoney(cheaper.savesCents, { whole: true })}{' '}
              less.
            </p>
          ) : null}
        </>
      }
      idea={toIdea(party, days, from)}
      name="What park tickets cost"
    />
  );
}
