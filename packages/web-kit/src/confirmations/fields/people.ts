const words = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
} as const;
const count = `(\\d{1,2}|${Object.keys(words).join('|')})`;
/** Each of these is one person; the figures are added. */
const ages =
  'adults?|seniors?|teens?|teenagers?|juniors?|child(?:ren)?|kids?|infants?|toddlers?|bab(?:y|ies)|youths?|adultos?|niñ[oa]s?|menores|bebés?|adultes?|enfants?|bébés?|erwachsener?|kind(?:er)?|babys?|kleinkind(?:er)?|adult[io]|bambin[io]|neonat[io]|volwassenen?|kinderen|crianças?';
const all =
  'guests?|people|persons?|travell?ers?|passengers?|diners?|covers?|pax|seats|participants?|personas?|comensales|huéspedes|pessoas?|hóspedes|personnes?|convives|couverts|voyageurs?|personen|gäste|reisende|persone|ospiti|coperti|gasten';
const before = new RegExp(`(?<![\\p{L}\\d.,$#/-])${count}[ \\t]*(?:x[ \\t]*)?(?:${ages})(?![\\p{L}])`, 'giu');
const behind = new RegExp(
  `(?<![\\p{L}])(?:${ages})[ \\t]*(?:(?:\\([^)]*\\)|\\d{1,2}[ \\t]*[-–][ \\t]*\\d{1,2})[ \\t]*)?(?:[:x×][ \\t]*|(?=\\d{1,2}[ \\t]*[x×@][ \\t]*[$€£]))(\\d{1,2})(?![\\d:/])`,
  'giu',
);
const ofAll = new RegExp(
  `(?<![\\p{L}])(?:party of|party size|table for|group of|reservation for|booking for|seating for|number of (?:guests?|people|persons|travell?ers|passengers|diners)|you booked for|party|mesa para|mesa per|table pour|tisch für|tavolo per|tafel voor|size|(?!seats)(?:${all}))(?:\\(s\\))?[ \\t]*[:#-]?[ \\t]*${count}(?![\\p{L}\\d]|[ \\t]*:[ \\t]*\\p{L}|[ \\t]*(?:[:/.]\\d|[ap]m|nights?|rooms?|%))`,
  'iu',
);
const allBehind = new RegExp(`(?<![\\p{L}\\d.,$#/-])${count}[ \\t]+(?:${all})(?![\\p{L}])`, 'iu');
const more = new RegExp(
  `${allBehind.source}[ \\t]*(?:and|&|\\+|,|plus)[ \\t]*${count}[ \\t]*(?:kids?|child(?:ren)?|infants?|bab(?:y|ies))`,
  'iu',
);
const japanese = {
  ages: /(?:大人|大人\(.*?\)|子供|小人|幼児|こども|おとな)[ \t]*[:：]?[ \t]*(\d{1,2})[ \t]*[名人]?/g,
  all: /(\d{1,2})[ \t]*(?:名様|名|人)/,
};

const numberOf = (typed: string): number => words[typed.toLowerCase() as keyof typeof words] ?? Number(typed);
const within = (people: number): number | null => (people >= 1 && people <= 30 ? people : null);
const sumOf = (matches: Iterable<RegExpMatchArray>): number =>
  [...matches].reduce((sum, [, figure = '']) => sum + numberOf(figure), 0);

/** `2 Adults`, and `2 Children` beside it or in the next row; an age that comes again belongs to something else. */
const byAge = (rows: readonly string[]): number | null => {
  const start = rows.findIndex((row) => sumOf(row.matchAll(before)) > 0);
  const seen = new Set<string>();
  let sum = 0;
  for (const row of start < 0 ? [] : rows.slice(start)) {
    const found = [...row.matchAll(before)];
    const stems = found.map(([text]) => /\p{L}{3,5}\p{L}*$/u.exec(text)?.[0].slice(0, 4).toLowerCase() ?? '');
    if (found.length === 0 || stems.some((stem) => seen.has(stem))) break;
    for (const stem of stems) seen.add(stem);
    sum += sumOf(found);
  }
  return within(sum);
};

/** A car has seats for people who do not come. */
const ofVehicle =
  /\b(?:or similar|automatic|manual transmission|suitcases?|bags|similar model|seats? up to|sleeps|max(?:imum)?)\b/i;

export const countPeopleIn = (all: readonly string[]): number | null => {
  const rows = all.filter((row) => !ofVehicle.test(row));
  const text = rows.join('\n');
  const both = more.exec(text);
  if (both) return within(numberOf(both[1] ?? '') + numberOf(both[2] ?? ''));
  const named = numberOf(
    ofAll.exec(text)?.[1] ?? allBehind.exec(text)?.[1] ?? japanese.all.exec(text)?.[1] ?? '0',
  );
  return (
    within(sumOf(text.matchAll(behind))) ??
    byAge(rows) ??
    within(sumOf(text.matchAll(japanese.ages))) ??
    within(named)
  );
};

/** The names of those who go, from what stands under labels such as `Passenger`: without figures, at most nine. */
export const findGuests = (values: readonly string[]): string[] =>
  [
    ...new Set(
      values
        .flatMap((value) => value.split(/,\s|\s(?:and|&|und|y|et|e|en)\s|;|\t/))
        .map((each) => each.trim()),
    ),
  ]
    .filter((each) => /^[\p{L}.'’/ -]{3,60}$/u.test(each) && /\p{Lu}/u.test(each))
    .slice(0, 9);
