import type { BookingNumber } from '@landsea/contracts/bookings';

/** With a figure in it, or six capitals; or digits in groups. */
const digits = String.raw`\d{2,6}(?:[ .]\d{2,6}){1,4}(?![\d.,]*\d)`;
const token = String.raw`(?=[A-Za-z/-]*\d|[A-Z]{5,8}\b)[A-Za-z0-9](?:[A-Za-z0-9/-]{2,24})[A-Za-z0-9]`;
const code = new RegExp(
  `^[\\s:#"'(]*(?:is\\s+|no\\.?\\s+)?[#:]?\\s*(${digits}|${token})(?![\\p{L}\\d/:])`,
  'u',
);
const isDay =
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{1,2}-?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const isLength = /^\d{1,2}-?(?:night|day|park|hour|adult|guest)/i;
/** A word with one figure, such as `4-Night`, is no code. */
const codeIn = (text: string): string | undefined => {
  const found = code.exec(text)?.[1];
  if (!found || isDay.test(found) || isLength.test(found)) return undefined;
  const figures = found.replaceAll(/\D/g, '').length;
  return figures >= 2 || (found === found.toUpperCase() && found.length >= 5) ? found : undefined;
};

export const isCode = (text: string): boolean => codeIn(text) !== undefined;

type Role = BookingNumber['role'];

/** The most telling name first: a mail may have an order number beside the confirmation number. */
const names: readonly [RegExp, Role][] = (
  [
    [
      'confirmation|confirmed(?=\\s*[:#]?\\s*\\d)|conf\\.?(?!\\p{L})|bestätigungs?|confirmación|confirmação|conferma|bevestigings?|確認',
      'confirmation',
    ],
    [
      'record locator|locator|pnr|airline reference|buchungscode|localizador|codice biglietto|(?:códigos?|clave) de reserva(?:ci[oó]n)?|vorgangsnummer',
      'locator',
    ],
    [
      'reservation|reservierungs?|res\\.?(?!\\p{L})|reservaci[oó]n|reserva|réservation|prenotazione|reserverings?|予約',
      'confirmation',
    ],
    ['booking|buchungs?|boekings?', 'confirmation'],
    [
      'itinerary|reference|ref\\.?|referenz|referencia|referência|référence|riferimento|referentie|voucher|trip',
      'confirmation',
    ],
    ['rental(?: agreement)?|agreement|certificate', 'confirmation'],
    ['order|bestell|auftrags?|pedido|commande|ordine|注文', 'order'],
    ['request|anfrage|solicitud|demande|richiesta|aanvraag', 'confirmation'],
    ['e-?ticket|ticket|transaction|purchase|receipt', 'ticket'],
    ['policy|poliza|póliza|apólice|police|polizza|polis', 'policy'],
  ] as const
).map(([words, role]) => [
  new RegExp(
    `(?<![\\p{L}])(?:${words})(?:\\s*(?:confirmation|order|booking|reservation|confirmed|ref(?:erence)?))?[\\s-]*(?:numbers?|nummern?|número|numéro|numero|nº|n°|nr\\.?|no\\.?|nbr\\.?|num|code|código|codice|id|reference|ref\\.?|locator|番号|コード|\\(s\\))*(?:\\s+de\\s+(?:reserva|réservation|confirmaci[oó]n|confirmation|pedido)|\\s+di\\s+prenotazione)?\\s*(?:\\([^)]{1,24}\\)\\s*)?(?:is|es|est|é|lautet|:|#|\\)|-|–)*\\s*`,
    'giu',
  ),
  role,
]);
const isCodeLike = /\d{2}|[A-Z]{5}|[A-Z]\d|\d[A-Z]/i;
const anyName =
  /conf|best[äa]tig|bevestig|locat|localiza|pnr|reference|riferi|refer|réf|ref\b|code|códig|codic|res\b|reser|réser|prenota|book|buchung|boek|itiner|voucher|trip|rental|agreement|certificate|order|bestell|auftrag|request|anfrage|solicitud|demande|richiesta|aanvraag|clave|vorgang|pedido|commande|ordine|ticket|transaction|purchase|receipt|polic|p[oó]liz|apólice|polis|確認|予約|注文/i;
/** Words or signs that say that a number follows. */
const announces =
  /number|nummer|clave|n[úuo°ºr]|nbr|num|#|:|code|código|codice|\bid\b|ref|locator|番号|コード|pnr|\bis\b/i;
const isLong = (value: string): boolean =>
  (value.length >= 6 && /\d{3}/.test(value)) || /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{5,8}$/.test(value);

export const findNumbers = (rows: readonly string[]): BookingNumber[] => {
  const found = new Map<string, BookingNumber>();
  const named = [...rows.entries()].filter(
    ([index, row]) =>
      anyName.test(row) &&
      !/cancell?ation (?:policy|fee|terms)/i.test(row) &&
      (isCodeLike.test(row) || isCodeLike.test(rows[index + 1] ?? '')),
  );
  for (const [name, role] of names)
    for (const [index, row] of named)
      for (const match of row.matchAll(name)) {
        const rest = row.slice(match.index + match[0].length);
        // In a line of capitals any word could be a locator.
        const isWord = /^[A-Z]{6}[).,;]?$/.test(rest) && /\p{Ll}/u.test(row);
        const isAnnounced = isWord || announces.test(match[0].replace(/^(?:confirmation|conf)/i, ''));
        const value = codeIn(rest === '' && row.length < 48 ? (rows[index + 1] ?? '') : rest);
        const isRow = match.index === 0 && value?.length !== 4 && rest.trim() === value;
        if (!value || !(isAnnounced || isRow || isLong(value))) continue;
        const plain = value.replaceAll(/[ .-]/g, '').toLowerCase();
        if (!found.has(plain)) found.set(plain, { role, value });
      }
  const all = [...found.values()];
  // The tickets of an order have numbers of their own, which name it only where nothing else does.
  const telling = all.filter(({ role }) => role !== 'ticket');
  return telling.length > 0 ? telling : all;
};
