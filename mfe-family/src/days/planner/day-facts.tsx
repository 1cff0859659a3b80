import { awaitsPartyNights, noteHopper } from '@landsea/rules/day-plans';
import { formatPresence } from '@landsea/rules/trip';
import { ConflictList } from '../../items/fixes/conflict-list';
import { formatMinutes } from '../../items/cards/item-labels';
import type { PlannerActions } from './grid/planner-actions';
import type { PlannerDay } from './planner-days';

const mayHaveParties = ({ day, context }: PlannerDay): boolean =>
  context !== undefined &&
  day.parks.some((park) => awaitsPartyNights(park, day.date, context.catalogue.calendar));

const minutes = (count: number): string => formatMinutes(Math.round(count));

/** `4 h 29 min in line · 1 h 49 min walking`. */
const timeText = ({ totals }: PlannerDay): string =>
  totals && totals.waiting + totals.walking > 0
    ? `${minutes(totals.waiting)} in line · ${minutes(totals.walking)} walking`
    : '';

export function DayFacts({ day, actions }: { day: PlannerDay; actions: PlannerActions }) {
  const { date, parks, note } = day.day;
  const facts = [
    timeText(day),
    formatPresence(day.day),
    noteHopper(parks),
    ...day.parkDays.map(({ partyNight }) =>
      partyNight ? `${partyNight.name}: closes early for day guests` : '',
    ),
    mayHaveParties(day) ? `Party nights for ${date.slice(0, 4)} are not announced yet` : '',
  ].filter((fact) => fact !== null && fact !== undefined && fact !== '');
  return (
    <div className="grid gap-1 pb-2 text-sm text-muted tabular-nums">
      {note ? <p className="wrap-anywhere text-ink">{note}</p> : null}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <ConflictList
        conflicts={day.unsolved}
        fixing={actions.fixing}
        onOpen={({ itemIds: [itemId] }) => itemId && actions.onOpen(itemId)}
      />
    </div>
  );
}
