import { isSailingCanceled } from '../bookings/sailing-booking.js';
import { isOtherLine } from '../catalogue/ship-names.js';
import { addDays, formatMoney, type CalendarDate } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { getDebarkationDate, LoyaltyLevel, type Sailing } from '@landsea/contracts/trip';
import type { ParkRules } from '../planning/park-rules.js';
import { formatShortDate } from '../trip/short-dates.js';
import { getCruiseStanding, isFareOfSailing, isQuotedFare } from './cruise-standing.js';
import type { DuePayment, WindowRule, WindowTrip } from './window-rule.js';

const levelNames: Record<LoyaltyLevel, string> = {
  'first-time': 'first-time guests',
  silver: 'Silver members',
  gold: 'Gold members',
  platinum: 'Platinum members',
  pearl: 'Pearl members',
};

/** `domain.md`, C3: the highest level in the stateroom counts for all. */
const highestLevel = (party: WindowTrip['party']): LoyaltyLevel => {
  const order = LoyaltyLevel.options;
  const rank = Math.max(0, ...party.map(({ loyaltyLevel = 'first-time' }) => order.indexOf(loyaltyLevel)));
  return order[rank] ?? 'first-time';
};

const finalPaymentDate = (sailing: Sailing, { cruise }: ParkRules): CalendarDate => {
  const { shortUpToNights, shortDays, longDays } = cruise.finalPayment;
  return addDays(sailing.embarkationDate, -(sailing.nights <= shortUpToNights ? shortDays : longDays));
};

const farePayments = (trip: WindowTrip, sailing: Sailing): DuePayment[] =>
  (trip.payments ?? [])
    .filter(
      (line) =>
        line.category === 'cruise-fare' &&
        line.dueKind === 'final-payment' &&
        isFareOfSailing(sailing, trip, line),
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));

/** `covered` is what is to be paid, `quoted` what would be once the cruise is booked. */
interface FinalPayment {
  dueOn: CalendarDate;
  covered: readonly DuePayment[];
  quoted: readonly DuePayment[];
}

/** The sailing's own date, else the budget's, else the rule's. */
export const getFinalPayment = (trip: WindowTrip, sailing: Sailing, rules: ParkRules): FinalPayment => {
  const lines = farePayments(trip, sailing);
  const quoted = lines.filter((line) => isQuotedFare(trip, line));
  const due = lines.filter((line) => !quoted.includes(line));
  if (trip.paymentDueOn) return { dueOn: trip.paymentDueOn, covered: due, quoted };
  const dueOn = (due[0] ?? quoted[0])?.dueOn ?? finalPaymentDate(sailing, rules);
  return { dueOn, covered: due.filter((line) => line.dueOn === dueOn), quoted };
};

const amountOf = ({ dueOn, covered }: FinalPayment): string => {
  const cents = covered.filter((line) => line.dueOn === dueOn).reduce((sum, line) => sum + line.cents, 0);
  return cents > 0 ? ` of ${formatMoney(cents)}` : '';
};

const besideRule = (own: CalendarDate, byRule: CalendarDate): string =>
  own === byRule ? ', the same day as by the rule.' : `; by the rule it would be ${formatShortDate(byRule)}.`;

const paymentRule = (
  own: CalendarDate | null,
  { covered, quoted, dueOn }: FinalPayment,
  byRule: CalendarDate,
  { cruise }: ParkRules,
): string => {
  if (own !== null) return `You entered this date from your booking${besideRule(own, byRule)}`;
  const line = covered[0] ?? quoted[0];
  if (line) return `Your budget says so (“${line.label}”)${besideRule(dueOn, byRule)}`;
  const { shortUpToNights, shortDays, longDays } = cruise.finalPayment;
  return `A sailing of up to ${shortUpToNights} nights is paid in full ${String(
    shortDays,
  )} days before it, a longer one ${longDays} days before. Your booking may name another day, and that one counts.`;
};

const NOT_BOOKED = 'Nothing is due before you book.';

/** A date that somebody entered says that the cruise is booked, until all its bookings are canceled. */
const getPaymentStanding = (
  sailing: Sailing,
  trip: WindowTrip,
  { covered }: FinalPayment,
): BookingWindow['standing'] => {
  if (covered.length > 0) return undefined;
  const standing = getCruiseStanding(sailing, trip);
  const isDated = Boolean(trip.paymentDueOn) && !isSailingCanceled(sailing, trip.cruises ?? []);
  return standing === 'unbooked' && isDated ? undefined : standing;
};

const paymentWindow = (
  sailing: Sailing,
  trip: WindowTrip,
  rules: ParkRules,
  about: string,
): Pick<WindowRule, 'title' | 'rule' | 'standing'> => {
  const own = trip.paymentDueOn ?? null;
  const payment = getFinalPayment(trip, sailing, rules);
  const standing = getPaymentStanding(sailing, trip, payment);
  const rule = paymentRule(own, payment, finalPaymentDate(sailing, rules), rules);
  if (standing === 'paid')
    return {
      title: `Final cruise payment is made for ${about}`,
      rule: 'Your bookings say that the cruise is paid in full.',
      standing,
    };
  if (standing === undefined)
    return { title: `Final cruise payment${amountOf(payment)} is due for ${about}`, rule };
  return {
    title: `Final cruise payment for ${about}, once you book`,
    rule: `${NOT_BOOKED} ${rule}`,
    standing,
  };
};

const windowsOf = (sailing: Sailing, trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const { cruise } = rules;
  const level = highestLevel(trip.party);
  const lead = sailing.concierge ? cruise.concierge : cruise.byLoyalty[level];
  const who = sailing.concierge ? 'Concierge guests' : levelNames[level];
  const own = trip.paymentDueOn ?? null;
  const payment = getFinalPayment(trip, sailing, rules);
  const { dueOn } = payment;
  const otherDay = payment.covered.find((line) => line.dueOn !== dueOn);
  const covers = { from: sailing.embarkationDate, to: getDebarkationDate(sailing) };
  const about = `${sailing.ship}, sailing ${formatShortDate(covers.from)}`;
  const final = paymentWindow(sailing, trip, rules, about);
  const opening = (days: number) => {
    const date = addDays(sailing.embarkationDate, -days);
    const warning = `This comes before the final payment is due (${formatShortDate(
      dueOn,
    )}): pay in full earlier, or the window stays closed to you.`;
    return {
      date,
      time: cruise.opens,
      covers,
      warning: date < dueOn && final.standing !== 'paid' ? warning : undefined,
      warnedUntil: dueOn,
    };
  };
  const shoreside: WindowRule = {
    id: 'concierge',
    kind: 'concierge',
    title: `The shoreside concierge team takes your wishes for ${about}`,
    rule: `Concierge guests write to the shoreside team from ${String(
      cruise.conciergeShoresideDays,
    )} days before sailing, ahead of the site, once the cruise is paid in full.`,
    ...opening(cruise.conciergeShoresideDays),
    until: covers.from,
  };
  return [
    ...(sailing.concierge ? [shoreside] : []),
    {
      id: 'cruise-activities',
      kind: 'cruise-activities',
      title: `Excursions, dining and activities open for ${about}`,
      rule: `For ${who}, activities open at midnight Eastern, ${String(
        lead.activities,
      )} days before sailing, once the cruise is paid in full; the highest level in the stateroom counts.`,
      ...opening(lead.activities),
    },
    {
      id: 'cruise-check-in',
      kind: 'cruise-check-in',
      title: `Online check-in opens for ${about}`,
      rule: `For ${who}, online check-in opens at midnight Eastern, ${String(
        lead.checkIn,
      )} days before sailing, once the cruise is paid in full.`,
      ...opening(lead.checkIn),
      until: covers.from,
    },
    {
      id: 'final-payment',
      kind: 'final-payment',
      ...final,
      date: dueOn,
      time: cruise.opens,
      covers: null,
      ownDate: own,
      warning:
        otherDay &&
        `Your budget names another day for “${otherDay.label}”: ${formatShortDate(otherDay.dueOn)}. Make the two agree.`,
    },
  ];
};

const otherLineRule = ({ standing, rule }: WindowRule): string => {
  if (standing === 'paid') return rule;
  return standing ? NOT_BOOKED : 'Your booking or your budget says so.';
};

/** The final payment is all that is known of another cruise line, from the booking or the budget. */
export const listCruiseWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const { sailing } = trip;
  if (!sailing) return [];
  const windows = windowsOf(sailing, trip, rules);
  if (!isOtherLine(sailing.ship)) return windows;
  const { covered, quoted } = getFinalPayment(trip, sailing, rules);
  const own = trip.paymentDueOn ?? covered[0] ?? quoted[0];
  return windows
    .filter(({ id }) => own && id === 'final-payment')
    .map((window) => ({ ...window, rule: otherLineRule(window) }));
};
