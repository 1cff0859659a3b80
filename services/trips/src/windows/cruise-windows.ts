import { addDays, debarkationDate, LoyaltyLevel, type Sailing } from '@landsea/contracts';
import type { WindowRule, WindowTrip } from './booking-windows.js';
import type { ParkRules } from './park-rules.js';
import { shortDate } from './window-dates.js';

const levelNames: Record<LoyaltyLevel, string> = {
  'first-time': 'first-time guests',
  silver: 'Silver members',
  gold: 'Gold members',
  platinum: 'Platinum members',
  pearl: 'Pearl members',
};

/** Domain rule 11: the highest level in the stateroom counts for all. */
const highestLevel = (party: WindowTrip['party']): LoyaltyLevel => {
  const order = LoyaltyLevel.options;
  const rank = Math.max(0, ...party.map(({ loyaltyLevel = 'first-time' }) => order.indexOf(loyaltyLevel)));
  return order[rank] ?? 'first-time';
};

const windowsOf = (sailing: Sailing, party: WindowTrip['party'], { cruise }: ParkRules): WindowRule[] => {
  const level = highestLevel(party);
  const lead = sailing.concierge ? cruise.concierge : cruise.byLoyalty[level];
  const who = sailing.concierge ? 'Concierge guests' : levelNames[level];
  const { shortUpToNights, shortDays, longDays } = cruise.finalPayment;
  const paymentDays = sailing.nights <= shortUpToNights ? shortDays : longDays;
  const covers = { from: sailing.embarkationDate, to: debarkationDate(sailing) };
  const before = (days: number) => ({ date: addDays(sailing.embarkationDate, -days), time: cruise.opens });
  const paidInFull =
    lead.activities > paymentDays
      ? `This comes before the final payment is due (${shortDate(
          addDays(sailing.embarkationDate, -paymentDays),
        )}): pay in full earlier, or the window stays closed to you.`
      : 'It opens once the cruise is paid in full.';
  const shoreside = sailing.concierge
    ? ` The shoreside concierge team can book for you from ${String(cruise.conciergeShoresideDays)} days before.`
    : '';
  return [
    {
      id: 'cruise-activities',
      kind: 'cruise-activities',
      title: `Excursions, dining and activities open for ${sailing.ship}, sailing ${shortDate(covers.from)}`,
      rule: `For ${who}, activities open at midnight Eastern, ${String(
        lead.activities,
      )} days before sailing; the highest level in the stateroom counts. ${paidInFull}${shoreside}`,
      ...before(lead.activities),
      covers,
    },
    {
      id: 'cruise-check-in',
      kind: 'cruise-check-in',
      title: `Online check-in opens for ${sailing.ship}, sailing ${shortDate(covers.from)}`,
      rule: `For ${who}, online check-in opens at midnight Eastern, ${String(
        lead.checkIn,
      )} days before sailing, once the cruise is paid in full.`,
      ...before(lead.checkIn),
      covers,
    },
    {
      id: 'final-payment',
      kind: 'final-payment',
      title: `Final cruise payment is due for ${sailing.ship}, sailing ${shortDate(covers.from)}`,
      rule: `A sailing of up to ${String(shortUpToNights)} nights is paid in full ${String(
        shortDays,
      )} days before it, a longer one ${String(longDays)} days before. Your booking may name another day.`,
      ...before(paymentDays),
      covers: null,
    },
  ];
};

export const cruiseWindows = ({ sailing, party }: WindowTrip, rules: ParkRules): WindowRule[] =>
  sailing ? windowsOf(sailing, party, rules) : [];
