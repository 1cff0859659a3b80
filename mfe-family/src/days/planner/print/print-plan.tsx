import {
  ALL_ABOARD_NOTE,
  PAPER_NOTE,
  type PaperDay,
  type PaperPlan,
  type PaperRow,
} from '@landsea/rules/paper-plan';
import { ItemIcon } from '../../../catalogue/cards/item-icon';

const rowClass =
  'grid break-inside-avoid grid-cols-[6.5rem_1.25rem_minmax(0,1fr)_1rem] items-start gap-x-2 border-b border-hairline py-1.5';

function PrintRow({ row: { when, title, kind, facts, note, isUsual } }: { row: PaperRow }) {
  return (
    <li className={isUsual ? `${rowClass} text-muted` : rowClass}>
      <span className="text-right tabular-nums">{when}</span>
      {kind === null ? (
        <span className="col-start-3">
          {title}
          {facts ? <span className="block text-sm text-muted">{facts}</span> : null}
          {note ? <span className="block text-sm">{note}</span> : null}
        </span>
      ) : (
        <>
          <ItemIcon kind={kind} className="mt-1 size-4" />
          <span>
            <strong className="wrap-anywhere">{title}</strong>
            <span className="block text-sm text-muted">{facts}</span>
            {note ? <span className="block text-sm whitespace-pre-line">{note}</span> : null}
          </span>
          <span aria-hidden className="mt-1 size-4 rounded-sm border border-edge" />
        </>
      )}
    </li>
  );
}

function PrintDay({ day }: { day: PaperDay }) {
  return (
    <section className="break-inside-avoid pb-6">
      <div className={`border-b-4 pb-1 ${day.isAtSea ? 'border-sea' : 'border-sun'}`}>
        <p className="text-sm text-muted">{day.label}</p>
        <h2 className="font-display text-2xl">{day.title}</h2>
        {day.hours.map((hours) => (
          <p key={hours} className="text-sm text-muted tabular-nums">
            {hours}
          </p>
        ))}
        {day.allAboard ? (
          <p className="tabular-nums">
            <strong className="font-display text-3xl">{day.allAboard}</strong>
            <span className="block text-sm text-muted">{ALL_ABOARD_NOTE}</span>
          </p>
        ) : null}
      </div>
      {day.remarks.map((remark) => (
        <p key={remark} className="pt-2">
          {remark}
        </p>
      ))}
      {day.empty ? <p className="pt-3 text-muted">{day.empty}</p> : null}
      <ul className="pt-1">
        {day.rows.map((row) => (
          <PrintRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Each day stays whole on its page. */
export function PrintPlan({ plan: { name, dates, bookings, days, lists } }: { plan: PaperPlan }) {
  return (
    <div className="hidden print:block">
      <header className="pb-4">
        <p className="font-display text-3xl">{name}</p>
        <p className="text-muted">{dates}</p>
        {bookings.map((booking) => (
          <p key={booking}>{booking}</p>
        ))}
      </header>
      {days.map((day) => (
        <PrintDay key={day.date} day={day} />
      ))}
      {lists.map(({ title, lines }) => (
        <section key={title}>
          <h2 className="border-b-4 border-hairline pb-1 font-display text-2xl">{title}</h2>
          <ul className="columns-2 pt-2">
            {lines.map((line, index) => (
              <li key={`${line} ${index}`}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="pt-4 text-sm text-muted">{PAPER_NOTE}</p>
    </div>
  );
}
