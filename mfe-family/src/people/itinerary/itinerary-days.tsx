import type { ItineraryDay, ItineraryRow } from '@landsea/contracts/agents';
import { ALL_ABOARD_NOTE } from '@landsea/rules/paper-plan';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useState } from 'react';

function Row({ row: { when, title, facts, note, isUsual } }: { row: ItineraryRow }) {
  return (
    <li className={`grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2 ${isUsual ? 'text-muted' : ''}`}>
      <span className="text-right text-muted tabular-nums">{when}</span>
      <span className="wrap-anywhere">
        <span className={isUsual ? '' : 'font-semibold'}>{title}</span>
        {facts ? <span className="block text-sm text-muted">{facts}</span> : null}
        {note ? <span className="block text-sm">{note}</span> : null}
      </span>
    </li>
  );
}

function Day({ day, isToday }: { day: ItineraryDay; isToday: boolean }) {
  const { label, title, isAtSea, words, hours, allAboard, remarks, empty, rows } = day;
  return (
    <div className={`border-l-4 pl-4 break-inside-avoid ${isAtSea ? 'border-sea' : 'border-sun'}`}>
      <p className="text-sm text-muted tabular-nums">
        {isToday ? <strong className="text-sea">Today · </strong> : null}
        {label}
      </p>
      <h3 className="font-display text-xl wrap-anywhere">{title}</h3>
      {hours.map((each) => (
        <p key={each} className="text-sm text-muted">
          {each}
        </p>
      ))}
      {allAboard ? (
        <p className="pt-1">
          <strong className="font-display text-2xl">{allAboard}</strong>
          <span className="block text-sm text-muted">{ALL_ABOARD_NOTE}</span>
        </p>
      ) : null}
      {words ? <p className="pt-2 leading-relaxed wrap-anywhere whitespace-pre-line">{words}</p> : null}
      {remarks.map((remark) => (
        <p key={remark} className="pt-1 wrap-anywhere">
          {remark}
        </p>
      ))}
      {empty ? <p className="pt-1 text-muted">{empty}</p> : null}
      {rows.length > 0 ? (
        <ul className="-ml-2 divide-y divide-hairline pt-1">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ItineraryDaysProps {
  days: readonly ItineraryDay[];
  today: string;
  title: string;
}

/** While traveling, today is first and what is past is folded away. */
export function ItineraryDays({ days, today, title }: ItineraryDaysProps) {
  const [showsPast, setShowsPast] = useState(false);
  if (days.length === 0) return null;
  const isTraveling = days.some(({ date }) => date === today);
  const past = isTraveling ? days.filter(({ date }) => date < today) : [];
  const shown = isTraveling ? days.filter(({ date }) => date >= today) : days;
  return (
    <section aria-labelledby="days" className="pt-10">
      <h2 id="days" className="pb-4 font-display text-2xl">
        {title}
      </h2>
      <div className="grid gap-8">
        {shown.map((day) => (
          <Day key={day.date} day={day} isToday={day.date === today} />
        ))}
        {past.length > 0 ? (
          <DisclosureButton
            open={showsPast}
            controls="past-days"
            onToggle={() => setShowsPast(!showsPast)}
            className="justify-self-start font-semibold text-sea"
          >
            Earlier days
          </DisclosureButton>
        ) : null}
        <div id="past-days" className="grid gap-8 empty:hidden">
          {showsPast ? past.map((day) => <Day key={day.date} day={day} isToday={false} />) : null}
        </div>
      </div>
    </section>
  );
}
