const blank = '[ \\t]*';

/** Words for the half of the day behind a time, in the languages of guests. */
const morning =
  "in the morning|de la manana|de la madrugada|da manha|da madrugada|du matin|del mattino|di mattina|morgens|vormittags|fruh|'s (?:ochtends|morgens)";
const afternoon =
  "in the (?:afternoon|evening)|de la tarde|da tarde|de l'apres-midi|du soir|del pomeriggio|di sera|della sera|nachmittags|abends|'s (?:middags|avonds)";
/** At night a time may be before or after midnight. */
const night = "at night|tonight|de la noche|da noite|di notte|nachts|'s nachts";

/** "PM", "p.m.", "p. m."; a single letter only where no word goes on behind it: "6 a side" is no time. */
const meridiem = `[ap]\\.?[ ]?m(?![\\p{L}\\d])\\.?`;
const oneLetter = `[ap](?![\\p{L}\\d])\\.?(?![ ]?[\\p{L}\\d])`;
const words = `(?:${morning}|${afternoon}|${night})(?![\\p{L}])`;
export const isMorning = new RegExp(`^(?:a(?!\\p{L}{2})|${morning})`, 'iu');
export const isNight = new RegExp(`^(?:${night})`, 'iu');

const unit = `(?:Uhr|uur|horas?|heures?|hs|h)(?![\\p{L}\\d])\\.?`;
/** Behind these words a dot stands between hours and minutes. */
const dotAhead = '(?:\\b(?:alle|dalle|ore|um|om|ab|a las|a)[ \\t]+)';
const notInNumber = '(?<![\\p{L}\\p{N}$€£#.,:/+]|GMT-|UTC-)';
const hour = '(?<hour>[01]?\\d|2[0-3])';
const minute = '(?<minute>[0-5]\\d)';
const half = `(?:${blank}(?<half>${meridiem}|${words})|[ ]?(?<letter>${oneLetter}))`;

const patterns = {
  /** 2026-12-06T18:15:00-05:00, behind a date; a time of UTC is none of the place. */
  iso: `(?<=_)T${hour}:?${minute}(?::?\\d{2}(?:\\.\\d+)?)?(?<offset>Z|[+-]\\d{2}:?\\d{2})?`,
  /** 6:15 PM, 18:15, 18:15:00, 6:15 de la tarde, 18:15 Uhr. */
  colon: `${notInNumber}${hour}:${minute}(?::[0-5]\\d)?(?![:\\d%])(?!\\.\\d)(?:[ ]?(?<unit>${unit}|hours?(?!\\p{L})|hrs?(?!\\p{L})\\.?))?${half}?`,
  /** 6.15pm, 18.15 Uhr, alle 18.15. */
  dot: `${notInNumber}(?:(?<ahead>${dotAhead}))?${hour}\\.${minute}(?![.,\\d%])(?:[ ]?(?<unit>${unit}))?${half}?`,
  /** 18h15, 18 h 15, 18h15min. */
  letter: `${notInNumber}${hour}(?:h|[ ]h[ ])${minute}(?<suffix>[ ]?min(?!\\p{L})|[ ]?m(?!\\p{L}))?(?![\\p{L}\\d])`,
  /** 6 PM, 6 o'clock, 6 Uhr abends. */
  hour: `${notInNumber}(?:(?<ahead>(?:a las|a la|as|a|alle|vers|des|partir de|avant|apres|um|om)[ \\t]+))?${hour}(?:${blank}(?<half>${meridiem}|${words})|[ ](?<clock>o'clock)(?:[ ](?<clockHalf>${words}|${meridiem}))?|(?:[ ]?(?<unit>${unit})(?![ ]?\\d))(?:[ ](?<unitHalf>${words}))?)`,
  /** 615P, 1210P, 735A. */
  glued: `(?<![\\p{L}\\p{N}$€£#.,:/+-])(?<hour>0?[1-9]|1[0-2])${minute}[ ]?(?<half>[ap]\\.?m?)(?![\\p{L}\\d])\\.?`,
  /** 0700 hours, 1815 hrs, 1815h. */
  military: `(?<![\\p{L}\\p{N}$€£#.,:/+-])(?<hour>[01]\\d|2[0-3])${minute}[ ]?(?:hours|hrs|hr|h|uhr)(?![\\p{L}\\d])`,
  /** 12 noon, 12N, midnight. */
  word: `(?<![\\p{L}\\p{N}])(?:12[ ]?)?(?<word>noon|midnight|mediodia|medianoche|meia-noite|meio-dia|mezzogiorno|mezzanotte|mitternacht|minuit|middernacht)(?!\\p{L})|(?<![\\p{L}\\p{N}#])12(?<noon>N)(?![\\p{L}\\d])`,
  /** 午後6時15分, 18時. */
  japanese: `(?<half>午前|午後)?[ ]?(?<hour>\\d{1,2})(?:時(?!間)[ ]?(?:(?<minute>[0-5]?\\d)分|(?<thirty>半))?|:(?<colon>[0-5]\\d))`,
};

export type TimeForm = keyof typeof patterns;
export const timePatterns = Object.fromEntries(
  Object.entries(patterns).map(([form, pattern]) => [form, new RegExp(pattern, 'giu')]),
) as Record<TimeForm, RegExp>;

const rangeWords = '(?:-|~|to|until|till|thru|through|bis|a(?: las)?|al(?:le)?|as|au|tot|t/m|から)';
export const timesBetween = new RegExp(
  `^${blank}${rangeWords}${blank}(?:(?:the|las|alle|ore|um)[ \\t]+)?$`,
  'iu',
);
/** The first end of "6 - 7:30 PM" and "18.15 - 19.45 Uhr", which says less than the second one. */
export const bareStart = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#.,:/+-]|#[ ])${hour}(?:[:.h]${minute})?(?:[ ]?(?<letter>${oneLetter}))?${blank}(?:(?:Uhr|h)[ ])?(?:${rangeWords}|(?<and>and|et|e|y|und|en))${blank}$`,
  'iu',
);
export const nextDay =
  /^[ \t]*(?:\(?\+[ ]?1(?!\d)(?:[ ]?(?:day|d|tag|jour|dia|dag|giorno))?\)?|\(?next day\)?|\((?:am )?nachsten tag\)|\(?dia siguiente\)?)/i;
/** A duration is no time of day. */
export const durationAhead =
  /\b(?:duration|(?:travel|flight|flying|journey|drive|driving|total|elapsed|air|connection) time|layover|lasts|dauer|flugzeit|duree|duracion|duracao|durata|duur|gmt|utc)\b[ \t:(~]*$/i;
