import { japaneseWeekdays, leadingMonthPattern, monthPattern, weekdayPattern } from './calendar-names';

const blank = '[ \\t]*';
const before = '(?<![\\p{L}\\p{N}])';
const weekday = `(?:${before}(?<weekday>${weekdayPattern})(?![\\p{L}])[.,]*${blank}(?:(?:the|el|le|il|den|der|de|op)[ \\t]+)?)?`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª|°)?(?![\\p{L}\\d])';
/** Four digits, or two which nothing follows that they could count. */
const fourDigits = '(?:19|20)\\d{2}(?!\\d|[.,:]\\d)';
const twoDigits =
  "'\\d{2}(?!\\d)|[23]\\d(?!,?[ \\t]*(?:19|20)\\d{2})(?=[ \\t]*(?:$|[\\n\\t,;)|\\]-]|\\.(?!\\d)|(?:at|um|om|a|alle|to|until|bis)[ \\t]))(?![ \\t]*-[ \\t]*\\d{1,2}:)";
const year = `(?<year>${fourDigits}|${twoDigits})`;
const tail = `(?:${blank}\\(${blank}(?<after>${weekdayPattern}|[${japaneseWeekdays}])\\.?${blank}\\))?`;
export const rangeWords =
  '(?:-|~|–|/|to|thru|through|until|till|bis(?: zum)?|au|al|ao|a|e|t/m|tot(?: en met)?|et|und|y|en|and|&)';
export const rangeBetween = new RegExp(
  `^[ \\t]*${rangeWords}[ \\t]*(?:(?:the|el|le|il|den|der|am)[ \\t]+)?$`,
  'iu',
);

/** "Dec 4 and Dec 9" are two days, "between Dec 4 and Dec 9" is a range. */
export const andBetween = /^[ \t]*(?:and|et|e|y|und|en|&)[ \t]*$/i;
export const betweenWord = /\b(?:between|zwischen|entre|tra|fra|tussen)[ \t]+(?:the[ \t]+)?$/i;

/** 4 December 2026, 4. Dez., 4-Dec-26, 4 de diciembre de 2026, the 6th of December. */
const dayFirst = `${weekday}(?<![\\p{L}\\p{N}$€£/.])${day}(?:(?<=\\p{L}),)?\\.?(?:[-/.]|[ \\t]+(?:(?:de|of|di|du)[ \\t]+)?)(?<month>${monthPattern})(?![\\p{L}])(?![ \\t]+\\d{1,2}(?:st|nd|rd|th)?,?[ \\t]+20\\d{2})(?:\\.?${blank}(?:(?:de|del|of)[ \\t]+|,${blank})?${year}|\\.)?${tail}`;
/** 04DEC, 04DEC26, FR04DEC: how booking systems write a date; the year only without a space. */
const glued = `(?<![\\p{L}\\p{N}])(?<weekday>su|mo|tu|we|th|fr|sa)?(?<day>\\d{1,2})(?<month>${monthPattern})(?<year>20\\d{2}|\\d{2})?(?![\\p{L}\\p{N}])`;
/** December 4, 2026; Dec-04-2026. */
const monthFirst = `${weekday}${before}(?<month>${leadingMonthPattern})(?:\\.?[ \\t]+(?:the[ \\t]+)?|[-/.])${day}(?![ \\t]*(?:[ap]\\.?m\\b|%)|[.:]\\d|/\\d(?!\\d{3}))(?:${blank}(?:(?:de|del|of)[ \\t]+|,${blank})?${year})?${tail}`;
/** 4-Dec-26, Dec-04-2026: parted by the same sign, so that two digits can be the year. */
const hyphenatedDay = `${weekday}(?<![\\p{L}\\p{N}])(?<day>\\d{1,2})(?<sign>[-/.])(?<month>${monthPattern})\\k<sign>(?<year>${fourDigits}|\\d{2}(?!\\d))${tail}`;
const hyphenatedMonth = `${weekday}${before}(?<month>${leadingMonthPattern})(?<sign>[-/.])(?<day>\\d{1,2})\\k<sign>(?<year>${fourDigits}|\\d{2}(?!\\d))${tail}`;
/** 12/04/2026, 04.12.26, 2026-12-04, 12 / 04 / 2026. */
const numeric = `${weekday}(?<![\\p{L}\\p{N}$€£#:])(?<one>\\d{1,4})(?<separator> ?[/.-] ?)(?<two>\\d{1,2})\\k<separator>(?<three>\\d{4}|\\d{1,2})(?!\\d|[.,:]\\d)${tail}`;
/** 12/4 */
const slash = `${weekday}(?<![\\p{L}\\p{N}$€£#/.:])(?<one>\\d{1,2})/(?<two>\\d{1,2})(?![\\d/%]|[.,]\\d)${tail}`;
/** 4.12. */
const dot = `${weekday}(?<![\\p{L}\\p{N}$€£#/.:-])(?<day>\\d{1,2})\\.[ ]?(?<monthNumber>\\d{1,2})\\.(?!\\d)`;
/** 20261204 */
const compact = `${before}(?<![#.-])(?<year>20\\d{2})(?<monthNumber>0[1-9]|1[0-2])(?<day>[0-3]\\d)(?=T\\d{4}|(?![\\p{L}\\p{N}]))`;
/** 2026年12月4日(金), 令和8年12月4日 */
const japanese = `(?:(?:(?<year>20\\d{2})|令和(?<reign>\\d{1,2}|元))年${blank})?(?<monthNumber>\\d{1,2})月${blank}(?<day>\\d{1,2})日(?:${blank}[(]?(?<after>[${japaneseWeekdays}])(?:曜日?)?[)]?)?`;

const compile = (pattern: string): RegExp => new RegExp(pattern, 'gimu');

export const datePatterns = {
  dayFirst: compile(dayFirst),
  glued: compile(glued),
  monthFirst: compile(monthFirst),
  hyphenatedDay: compile(hyphenatedDay),
  hyphenatedMonth: compile(hyphenatedMonth),
  numeric: compile(numeric),
  slash: compile(slash),
  dot: compile(dot),
  compact: compile(compact),
  japanese: compile(japanese),
};

/** The second day of "December 4 to 9, 2026", behind a date that begins with its month. */
export const secondDay = new RegExp(
  `^[ \\t]*(?:-|~|to|thru|through|until|till|and|al|a)[ \\t]*(?!(?:${leadingMonthPattern})\\.?[ \\t])${weekday}(?:the[ \\t]+)?${day}(?![ \\t]*(?:[ap]\\.?m\\b|%|[ap]\\b)|[.:/-]\\d|[ \\t]+(?:${monthPattern})(?![\\p{L}])|[ \\t]+(?:adults?|guests?|people|nights?|days?|pax|persons?|rooms?|hours?|hrs?|min|children|kids|bags?)\\b)(?:${blank}(?:(?:de|del|of)[ \\t]+|,${blank})?${year})?`,
  'iu',
);
/** The first day of "du 4 au 9 décembre" and "4.-9.12.2026", in front of a date that begins with its day. */
export const firstDay = new RegExp(
  `${weekday}(?<![\\p{L}\\p{N}$€£/.:-])(?<day>\\d{1,2})(?:st|nd|rd|th|er|º)?\\.?${blank}${rangeWords}${blank}(?:(?:the|el|le|il|den|der)[ \\t]+)?$`,
  'iu',
);
/** The second day of "12月4日〜9日". */
export const secondJapaneseDay = new RegExp(
  `^${blank}(?:~|-|から)${blank}(?<day>\\d{1,2})日(?:${blank}[(](?<after>[${japaneseWeekdays}])[)])?`,
  'u',
);
