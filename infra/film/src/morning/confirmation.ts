import { addDays, type CalendarDate } from '@landsea/contracts/core';

/** The demo's cruise wants its balance this many days before it sails. */
const BALANCE_DAYS = 90;

export const BALANCE = '$5,696.35';

const inWords = (date: CalendarDate): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** The email that an agent pastes: the Silvas’ cruise, with its final payment due in a few days. */
export const writeConfirmation = (sails: CalendarDate): string => `Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(sails)}
Return Date: ${inWords(addDays(sails, 4))}
Reservation Number: 31998877
Stateroom Number: 7042
Guest name: Paula Silva
Guest name: Rui Silva
Guest name: Inês Silva
Total Cruise Fare: $7,120.44
Deposit received: $1,424.09
Final payment of ${BALANCE} is due ${inWords(addDays(sails, -BALANCE_DAYS))}`;
