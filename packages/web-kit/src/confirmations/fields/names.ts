import { splitWords } from '@landsea/rules/catalogue';
import { remember } from '../remember';
import { isBookingService } from './booking-services';

/** Finds the entry of a catalog that a text names, by its name there; it may be generous, what it finds is checked here. */
export interface KnownNames {
  restaurant: (typed: string) => string | null;
  hotel: (typed: string) => string | null;
}

export const greeting =
  /^(?:hello|hi|hey|dear|bonjour|hallo|hola|ciao|olá|thank you|thanks|good (?:morning|afternoon|evening)|gracias|merci|danke|grazie|liebe[r]?|sehr geehrte[r]?|gentile|geachte|beste)(?![\p{L}-])/iu;
/** A cell that can be a name: short, and neither a greeting, a booking service, a sentence, a label, an amount nor a day. */
export const isName = (cell: string): boolean =>
  cell.length >= 2 &&
  cell.length <= 90 &&
  /\p{L}{2}/u.test(cell) &&
  !greeting.test(cell) &&
  !isBookingService(cell) &&
  !/[!?]$|[^.]\.$|:\s|[$€£]\s?\d|@|^\d[\d\s/:.-]*$/.test(cell);

/** Words that say what a name is, and that people leave out. */
const fillers = new Set(
  'a an and at by de la le of on the disney disneys hotel resort resorts restaurant spa cafe'.split(' '),
);
const additions = new Set(
  'breakfast brunch lunch dinner meal buffet character characters show table for in our with reservation dining experience'.split(
    ' ',
  ),
);

const telling = (words: readonly string[]): string[] => {
  const own = words.filter((word) => !fillers.has(word));
  return own.length > 0 ? own : [...words];
};
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.join(' ') === other.join(' ');
const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.length >= 2 && isSame(words.slice(0, start.length), start);

/** The name as the catalog has it, and the part of it before a dash or a comma. */
const formsOf = (name: string): string[][] => {
  const [head = ''] = name.split(/ [-–—] |,/);
  return [splitWords(name), splitWords(head)];
};

/** A meal, a park or a place may follow a name after a comma, a dash or in brackets. */
const headsOf = (typed: string): string[] => [typed, ...typed.split(/ [-–—@] |, | \(|: | \/ /).slice(0, 1)];

/**
 * True for a line that is this name: all its words, or two and more of them from the beginning, in their order and spelling. One
 * word of a longer name is no name, so that a guest called Mara is no restaurant.
 */
export const isNamedIn = (typed: string, name: string): boolean =>
  headsOf(typed).some((head) => {
    const [words, plain] = [
      splitWords(head),
      telling(splitWords(head).filter((word) => !additions.has(word))),
    ];
    return formsOf(name).some((form) => {
      const own = telling(form);
      const isWhole =
        isSame(words, form) ||
        (isSame(plain, own) && (own.length > 1 || words.length > 1 || isSame(form, own)));
      return isWhole || startsWith(own, plain) || startsWith(own, telling(splitWords(head)));
    });
  });

const lookUp = (typed: string, known: (typed: string) => string | null): string | null => {
  if (!isName(typed) || typed.length < 3 || typed.split(' ').length > 12) return null;
  for (const form of new Set([typed, ...headsOf(typed)])) {
    const name = known(form);
    if (name !== null && isNamedIn(typed, name)) return name;
  }
  return null;
};
const remembered = new WeakMap<(typed: string) => string | null, (typed: string) => string | null>();

/** The entry of the catalog that a loose line names; null without a reason that it is this one. */
export const findExactName = (typed: string, known: (typed: string) => string | null): string | null => {
  const find = remembered.get(known) ?? remember((text: string) => lookUp(text, known));
  remembered.set(known, find);
  return find(typed);
};

/** The restaurant that a loose line names; the name of a hotel is none, though restaurants are named after it. */
export const findRestaurantNamed = (cell: string, { restaurant, hotel }: KnownNames): string | null =>
  findExactName(cell, hotel) === null || /\brestaurant\b/i.test(cell)
    ? findExactName(cell, restaurant)
    : null;

const stop = String.raw`(?=\s+(?:is|are|has|have|was|will|could|can|cannot|on|for|from|starting|tonight|tomorrow|this|we|you|ist|am|für|está|es|el|para|est|le|pour|è|il|per|voor|op)\b|\s*[!?:;(]|\.(?:\s|$)|,\s+(?:\p{L}+day|on|for|your|\d)|\t|$)`;
const name = String.raw`((?:the\s+|la\s+|le\s+|l['’]|el\s+|il\s+|das\s+|dem\s+|het\s+|o\s+)?['’"]?[\p{Lu}\d][^\t\n!?:;]{1,70}?)`;
const sentences = [
  String.raw`\b(?:reservation|table|booking|stay|dinner|lunch|breakfast|brunch|meal|visit|night|nights|seats?|room|trip|dining experience)(?:\s+(?:request|is|has been|was|for \d+|confirmed|booked|reserved|set))*\s+at\s+`,
  String.raw`\b(?:thank you|thanks) for (?:booking|choosing|reserving)\s+(?:with |at |a table at |your stay at )?`,
  String.raw`\b(?:confirmed|booked|staying|dining|eating) at\s+`,
  String.raw`\b(?:confirmée?|réservée?|bestätigt|reserviert|confirmad[oa]|reservad[oa]|confermat[oa]|prenotat[oa]|bevestigd|gereserveerd)\s+(?:chez|en|bei|presso|da|bij|em|no|na|à|au|im)\s+`,
  String.raw`\bsee you (?:soon |there |then )?at\s+`,
  String.raw`\b(?:reserva|mesa|estancia|estadía|réservation|table|séjour|prenotazione|tavolo|soggiorno|buchung|reservierung|tisch|aufenthalt|reservering|tafel|verblijf|estadia)\s+(?:en|em|no|na|à|au|chez|presso|da|bei|im|in|bij)\s+`,
].map((before) => new RegExp(before + name + stop, 'iu'));

export const namesInSentences = (rows: readonly string[]): string[] =>
  rows.flatMap((row) =>
    sentences.flatMap((sentence) => {
      const found = sentence
        .exec(row)?.[1]
        ?.trim()
        .replace(/^(?:l['’]|(?:el|il|la|le|das|dem|der|den|het|de|o|a)\s+)(?=\p{Lu})/u, '');
      return found &&
        !isBookingService(found) &&
        /^['’"]?[\p{Lu}\d]|^the /u.test(found) &&
        !/^(?:your|our|this|us|the hotel)\b|^\d+(?:[.,]\d|$)|^\d{1,2}(?::\d\d)?\s?[ap]m\b/i.test(found)
        ? [found.replace(/[,.]$/, '')]
        : [];
    }),
  );
