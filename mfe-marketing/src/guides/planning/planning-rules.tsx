import { parkRules } from '@landsea/rules/planning';
import { LoyaltyLevel } from '@landsea/contracts/trip';
import { guests } from './planning-choices';

const { dining, lightningLane, cruise } = parkRules;
const { finalPayment } = cruise;

const days = (count: number): string => `${count} days`;

const rules: { what: string; lead: string; text: string }[] = [
  {
    what: 'Dining',
    lead: days(dining.daysBefore),
    text: `Each meal opens ${days(dining.daysBefore)} before its own date. Guests of a park hotel book their first ${days(dining.daysAfterCheckIn + 1)} at once, ${days(dining.daysBefore)} before check-in.`,
  },
  {
    what: 'Lightning Lane, park hotel',
    lead: days(lightningLane.onSiteDaysBefore),
    text: `All park days of the stay, up to ${lightningLane.onSiteDays}, open ${days(lightningLane.onSiteDaysBefore)} before check-in.`,
  },
  {
    what: 'Lightning Lane, elsewhere',
    lead: days(lightningLane.offSiteDaysBefore),
    text: `Everybody else books ${days(lightningLane.offSiteDaysBefore)} before. Sources differ on whether that is before the first ticket day or before each one, so look early.`,
  },
  {
    what: 'Final cruise payment',
    lead: `${finalPayment.shortDays} or ${days(finalPayment.longDays)}`,
    text: `A sailing of up to ${finalPayment.shortUpToNights} nights is paid in full ${days(finalPayment.shortDays)} before, a longer one ${days(finalPayment.longDays)} before. What the ship offers opens only after that.`,
  },
];

const leads = [
  ...LoyaltyLevel.options.map((level) => ({ level, ...cruise.byLoyalty[level] })),
  { level: 'concierge' as const, ...cruise.concierge },
];

/** Every number comes from the calendar's own rules. */
export function PlanningRules() {
  return (
    <section aria-labelledby="how-counted" className="grid gap-6 pt-16 sm:pt-20">
      <h2 id="how-counted" className="text-2xl text-ink sm:text-3xl">
        How the dates are counted
      </h2>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {rules.map(({ what, lead, text }) => (
          <div key={what} className="grid content-start gap-1 border-t border-hairline pt-4">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-lg font-semibold text-ink">{what}</span>
              <span className="font-display text-xl text-sea tabular-nums">{lead}</span>
            </dt>
            <dd className="text-base text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <h3 className="text-xl text-ink">What the ship opens, by level</h3>
        <p className="max-w-[65ch] text-base text-muted">
          Excursions, adult dining and activities open by the highest level in the stateroom, at midnight
          Eastern.
        </p>
        <table className="w-full max-w-2xl text-left text-base tabular-nums">
          <thead>
            <tr className="border-b border-hairline text-sm text-muted">
              <th scope="col" className="py-2 pr-3 font-semibold">
                Who sails
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Activities
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-semibold">
                Check-in
              </th>
            </tr>
          </thead>
          <tbody>
            {leads.map(({ level, activities, checkIn }) => (
              <tr key={level} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-3 font-normal text-ink">
                  {guests.find(({ value }) => value === level)?.label}
                </th>
                <td className="px-3 py-2 text-right text-ink">{days(activities)}</td>
                <td className="py-2 pl-3 text-right text-ink">{days(checkIn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
