import type { ReadKind } from './confirmation';

/** Words that mails of each kind have; the second figure is how much one of them says. */
const signs: readonly [ReadKind, RegExp, number][] = [
  [
    'flight',
    /\b(?:flight|boarding|airlines?|air lines|airways|itinerary receipt|nonstop|layover|e-?ticket)\b/gi,
    2,
  ],
  ['flight', /\b[A-Z]{3}\s*(?:→|->|–|to)\s*[A-Z]{3}\b|\([A-Z]{3}\)/g, 2],
  [
    'cruise',
    /\b(?:stateroom|embark(?:ation)?|sail(?:ing)? date|sailing|cruise|castaway club|port arrival|onboard)\b/gi,
    2,
  ],
  [
    'outing',
    /\b(?:port adventures?|excursion|shore|tour|meeting (?:point|place|time)|snorkel\w*|catamaran)\b/gi,
    3,
  ],
  [
    'transfer',
    /\b(?:pick-?up|drop-?off|shuttle|transfers?|rental car|car rental|vehicle|motorcoach|driver)\b/gi,
    3,
  ],
  ['train', /\b(?:brightline|amtrak|train|station|coach)\b/gi, 3],
  ['insurance', /\b(?:policy|insured|travel insurance|travel protection)\b/gi, 2],
  [
    'tickets',
    /\b(?:park hopper|theme park tickets?|tickets?|admission|[2-9]-day|annual pass|after hours|party ticket)\b/gi,
    2,
  ],
  ['hotel', /\b(?:check-?\s?in|check-?\s?out|room type|nights?|room|resort reservation|rooms?)\b/gi, 2],
  ['hotel', /\b(?:arrival|departure)(?: date)?\s*:/gi, 1],
  [
    'dining',
    /\b(?:dining|restaurant|table|party of|party size|breakfast|brunch|lunch|dinner|buffet|lounge|seating)\b/gi,
    2,
  ],
];
/** What settles it: no other kind of mail says it. */
const settling: readonly [ReadKind, RegExp][] = [
  ['flight', /\b(?:WN|DL|UA|AA|B6|NK|F9|AS|MX|XP|G4|HA|AC|WS) ?\d{2,4}\b/],
  [
    'flight',
    /\b(?:flight|southwest|delta|united|american|jetblue|spirit|frontier|alaska)\s*(?:number|no\.?|#)?\s*:?\s*(?:[A-Z][A-Z0-9]\s*)?\d{1,4}\b/i,
  ],
  ['cruise', /\b(?:sail(?:ing)? date|embarkation|stateroom (?:number|category|#)|port arrival time)\b/i],
  [
    'outing',
    /\bport adventures?\b.{0,40}\b(?:confirm|reserv|book)|\b(?:confirm|reserv|book)\w*\b.{0,40}\bport adventures?\b|\bexcursion (?:confirmation|name|booked)\b/i,
  ],
  [
    'dining',
    /\b(?:dining reservation|dining experience|your table|dining confirmation|party of \d+|table for \d+)\b/i,
  ],
  ['transfer', /\b(?:rental car|car rental|rental agreement|shuttle|pick-?up (?:date|time|location))\b/i],
  ['train', /\b(?:brightline|amtrak)\b/i],
  ['insurance', /\bpolicy (?:number|no\.?|#)/i],
  ['tickets', /\b(?:theme park tickets?|park hopper|admission tickets?|event tickets?)\b/i],
];

/** What a text confirms; undefined where its words do not say it. */
export const kindOf = (text: string): ReadKind | undefined => {
  const points = new Map<ReadKind, number>();
  const add = (kind: ReadKind, by: number) => points.set(kind, (points.get(kind) ?? 0) + by);
  for (const [kind, words, weight] of signs)
    // A word that a footer repeats says no more than three of it.
    add(kind, Math.min(3, [...text.matchAll(words)].length) * weight);
  for (const [kind, words] of settling) if (words.test(text)) add(kind, 6);
  const [best] = [...points].sort(([, one], [, other]) => other - one);
  return best && best[1] >= 4 ? best[0] : undefined;
};
