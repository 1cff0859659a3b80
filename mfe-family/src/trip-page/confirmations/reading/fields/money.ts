import type { CurrencyCode } from '@landsea/contracts/core';
import type { ReadBooking, ReadPayment } from '../confirmation';
import type { MailValues } from '../mail-values';

type ReadMoney = Pick<
  ReadBooking,
  'currency' | 'totalCents' | 'paidCents' | 'dueCents' | 'dueOn' | 'payments'
>;
type Role = 'total' | 'sum' | 'charged' | 'deposit' | 'due';

/** The more telling words first: a text may name the total of each night beside that of the stay. */
const roles: readonly [Role, RegExp][] = [
  [
    'due',
    /\b(?:balance|final payment|amount due|remaining|due (?:by|on|at)|payable|restbetrag|saldo|solde|restant|pendiente|te betalen)\b|残金|残額/i,
  ],
  [
    'charged',
    /\b(?:total (?:paid|charged)|amount (?:paid|charged)|paid in full|charged to|you paid|total pagado|gesamt bezahlt)\b/i,
  ],
  [
    'deposit',
    /\b(?:deposit|prepa(?:id|yment)|paid|payments? received|anzahlung|depósito|sinal|acompte|acconto|aanbetaling|bezahlt|pagado|pago|payé|pagato|betaald)\b|支払済/i,
  ],
  [
    'total',
    /\b(?:grand total|trip total|order total|ticket amount|total (?:price|cost|amount|charges?|fare|stay|cruise fare|for stay|with tax(?:es)?|for all [a-z]+|incl\w*)|gesamt(?:preis|betrag|summe)|(?:importe|precio) total|(?:preço|valor) total|(?:prix|montant) total|(?:prezzo|importo) totale|totaal(?:prijs|bedrag))\b|合計/i,
  ],
  ['sum', /\b(?:estimated total|total|price|totale|totaal|insgesamt)\b|料金/i],
];
const never =
  /\b(?:sub-?total|per (?:night|person|adult|child|day|guest)|nightly|average|save[ds]?|savings|refund|insured)\b/i;
const none =
  /\b(?:each|tax(?:es)?(?! incl)|fees?|discount|credit|rate|from|starting|value|fare difference|tip|gratuity|coverage|penalty|cancel\w*)\b[^$€£\d]*$/i;

interface Amount {
  role: Role;
  cents: number;
  currency: CurrencyCode;
  row: number;
}

const amountsIn = (rows: readonly string[], values: MailValues): Amount[] =>
  rows.flatMap((row, at) => {
    let from = 0;
    return values.money(row).flatMap(({ start, end, cents, currency }) => {
      const before = row.slice(from, start);
      const context = /\p{L}{3}/u.test(before)
        ? before
        : from === 0
          ? `${rows[at - 1]?.replace(/\d.*$/, '') ?? ''} ${before}`
          : '';
      const behind = row.slice(end, end + 40);
      from = end;
      const role =
        roles.find(([, pattern]) => pattern.test(context))?.[0] ??
        (/^\s*(?:is |was |has been )?(?:due|payable|charged|paid)\b/i.test(behind)
          ? /due|payable/i.test(behind)
            ? 'due'
            : 'charged'
          : undefined);
      return role && !never.test(context) && (role === 'total' || !none.test(context)) && cents > 0
        ? [{ role, cents, currency, row: at }]
        : [];
    });
  });

const distinct = (amounts: readonly Amount[], role: Role): number[] => [
  ...new Set(amounts.filter((each) => each.role === role).map(({ cents }) => cents)),
];
const only = (found: readonly number[]): number | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The one day of a row such as `Final payment due: March 18, 2027`, which names no amount. */
const dueDayOf = (rows: readonly string[], values: MailValues): string | null => {
  const days = rows
    .filter((row) => /\b(?:final payment|balance|payment due|due (?:by|on|date))\b/i.test(row))
    .flatMap((row) => values.dates(row).map(({ date }) => date));
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
};

/** The money of a text in the currency of its total. Null where it names none, or several that differ. */
export const readMoney = (rows: readonly string[], values: MailValues): ReadMoney => {
  const all = amountsIn(rows, values);
  const currency = (all.find(({ role }) => role === 'total' || role === 'sum') ?? all[0])?.currency ?? null;
  const amounts = all.filter((each) => each.currency === currency);
  const dayOf = ({ row }: Amount): string | null =>
    [rows[row] ?? '', rows[row + 1] ?? ''].flatMap((each) => values.dates(each))[0]?.date ?? null;
  const dues = amounts.filter(({ role }) => role === 'due');
  const [due] = dues;
  const ofDue = new Set(dues.map(({ cents }) => cents));
  const levels = (['total', 'sum', 'charged'] as const).map((role) =>
    distinct(amounts, role).filter((cents) => !ofDue.has(cents)),
  );
  const totalCents = only(levels.find((each) => each.length > 0) ?? []);
  const dueCents = due?.cents ?? null;
  const deposits = distinct(amounts, 'deposit');
  const depositCents = only(deposits);
  const rest =
    totalCents !== null && dueCents !== null && dues.length === 1 && dueCents < totalCents
      ? totalCents - dueCents
      : null;
  const paidCents =
    depositCents ?? (totalCents === null ? null : (only(distinct(amounts, 'charged')) ?? rest));
  const dueOn = due ? (dayOf(due) ?? (ofDue.size === 1 ? dueDayOf(rows, values) : null)) : null;
  const payments: ReadPayment[] = amounts
    .filter(({ role }) => role === 'deposit' || role === 'due')
    .map((each) => ({
      cents: each.cents,
      on: each === due ? dueOn : dayOf(each),
      isPaid: each.role === 'deposit',
    }));
  return { currency, totalCents, paidCents, dueCents, dueOn, payments };
};
