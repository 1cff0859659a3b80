import type { BudgetCategory } from '@landsea/contracts/money';

/** Companies that banks file under a wide word such as Travel; a cruise line comes before the hotels of its name. */
const merchants: readonly [BudgetCategory, RegExp][] = [
  [
    'cruise-fare',
    /disney cruise|\bdcl\b|royal caribbean|carnival cruise|norwegian cruise|\bncl\b|celebrity cruises?|princess cruises?|msc cruises?|holland america|virgin voyages|cunard|viking (?:river|ocean|cruises?)/,
  ],
  [
    'park-tickets',
    /(?:walt disney world|\bwdw\b|disneyland|disney|universal|seaworld|legoland|busch gardens)[^a-z]*(?:[a-z]+ )?(?:park )?(?:tickets?|admission)|undercover tourist|\bget ?away today\b/,
  ],
  [
    'transportation',
    /\bdelta air|southwest air|\bsouthwes\b|american air|united air|jetblue|alaska air|frontier air|\bspirit air|allegiant|sun country|hawaiian air|air canada|westjet|british airways|virgin atl|lufthansa|air france|\bklm\b|air transat|amtrak|brightline/,
  ],
  [
    'resort-stay',
    /marriott|\bhilton|\bhyatt|sheraton|westin|hampton inn|holiday inn|embassy suites|doubletree|wyndham|best western|\bdrury\b|la quinta|fairfield inn|residence inn|courtyard by|springhill|radisson|four seasons|waldorf|\bairbnb\b|\bvrbo\b|disney(?:'s|s)? [a-z ]*resort/,
  ],
];

export const findMerchantCategory = (what: string): BudgetCategory | undefined =>
  merchants.find(([, pattern]) => pattern.test(what.toLowerCase()))?.[0];
