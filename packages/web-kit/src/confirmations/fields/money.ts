import type { CurrencyCode } from '@landsea/contracts/core';
import type { ReadBooking, ReadPayment } from '../confirmation';
import type { MailValues } from '../mail-values';

type ReadMoney = Pick<
  ReadBooking,
  'currency' | 'totalCents' | 'paidCents' | 'dueCents' | 'dueOn' | 'payments'
>;
type Role = 'total' | 'sum' | 'price' | 'charged' | 'deposit' | 'paid' | 'due';

/** The more telling words first: a text may name the total of each night beside that of the stay. */
const roles: readonly [Role, RegExp][] = [
  [
    'due',
    /^\s*due (?=\p{L}{3,9}\.? \d|\d)|\b(?:balance|final payment|amount due|total due|remaining|due (?:by|on|at|date|now at)|deposit (?:is )?(?:due|required)|required deposit|payable|to pay|pay at|restbetrag|restzahlung|saldo|solde|restant|pendiente|te betalen|zu zahlen)\b|残金|残額/iu,
  ],
  [
    'charged',
    /\b(?:total (?:\w+ )?(?:paid|charged)|amount (?:paid|charged)|paid in full|charged to|you paid|(?:were|was|been) charged|collected|total pagado|gesamt bezahlt|total payé|totale pagato)\b/i,
  ],
  ['deposit', /\b(?:deposit|prepa(?:id|yment)|anzahlung|depósito|sinal|acompte|acconto|aanbetaling)\b/i],
  ['paid', /\b(?:paid|payments? received|bezahlt|pagado|pago|payé|pagato|betaald)\b|支払済/i],
  [
    'total',
    /\b(?:grand total|trip total|order total|booking total|reservation total|ticket amount|total (?:\w+ )?(?:price|cost|amount|charges?|fare|stay|premium|payment)|total (?:for|with|incl|including|of)\b|gesamt(?:preis|betrag|summe)|(?:importe|precio|coste|monto) total|(?:preço|valor) total|(?:prix|montant) total|(?:prezzo|importo) totale|totaal(?:prijs|bedrag))|合計/i,
  ],
  ['sum', /\b(?:estimated total|total|totale|totaal|insgesamt|gesamt|summe|endbetrag)\b/i],
  [
    'price',
    /\b(?:price|cost|amount|premium|fare|importe|precio|preis|prix|prezzo|prijs|valor|preço)\b|料金/i,
  ],
];
/** A label that is the total and nothing but the total, beside which `Room total` is a part. */
const bareTotal = /^(?:grand )?total(?: \([^)]*\)| usd| eur| gbp| cad)?\W*$|^order total\W*$/i;
const never =
  /\b(?:sub-?total|per (?:night|person|adult|child|day|guest)|nightly|average|save[ds]?|savings|refund|insured|waiver|(?:security|damage|incidentals?|key) deposit|before tax|excl\w*|zwischensumme)\b/i;
const none =
  /\b(?:each|tax(?:es)?(?! incl)|fees?|discount|credit|rate|from|starting|value|fare difference|tip|gratuity|coverage|penalty|promo|base fare|cancel\w*)\b[^$€£\d]*$/i;
const part =
  /\b(?:deposit (?:is )?(?:due|required)|required deposit|installments?|(?:first|second|third|next) payment)\b|\banzahlung (?:fällig|bis)\b/i;
/** Behind an amount; `paid at check-in` and `charged 30 days before` are still to come. */
const settled =
  /^\W*(?:(?:was|has been) (?:charged|paid)\b|(?:is )?(?:charged|paid)\b(?! (?:at (?:check-?in|arrival|the (?:hotel|property|desk|counter|port))|(?:up)?on arrival|before|within|later|\d+ (?:days?|hours?|weeks?)|by (?:\p{L}{3,9} )?\d)))/iu;
/** The price of one of several, `$68.11 / day` and `€ 54 x 2`. */
const ofOne =
  /^\s*(?:[x×*@/]\s*(?:\d|\p{L})|per\b|(?:a|each|pro|por|par|a la)\s+(?:night|person|day|guest|adult|child|nacht|noche|nuit)|pp\b|each\b)/iu;

interface Amount {
  role: Role;
  cents: number;
  currency: CurrencyCode;
  row: number;
  isBare: boolean;
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
      const isBare = bareTotal.test(context.trim());
      const isSettled = settled.test(behind);
      const named =
        roles.find(([, pattern]) => pattern.test(context))?.[0] ??
        (/^\s*(?:is |was |has been |will be )?(?:due|payable|scheduled|upcoming)\b/i.test(behind)
          ? 'due'
          : isSettled
            ? 'paid'
            : undefined);
      const role = named === 'due' && isSettled && /\bdeposit\b/i.test(context) ? 'deposit' : named;
      const isOne = ofOne.test(behind) || never.test(context) || (role !== 'total' && none.test(context));
      return role && !isOne && cents > 0 ? [{ role, cents, currency, row: at, isBare }] : [];
    });
  });

const distinct = (amounts: readonly Amount[], role: Role): number[] => [
  ...new Set(amounts.filter((each) => each.role === role).map(({ cents }) => cents)),
];
const only = (found: readonly number[]): number | null => (found.length === 1 ? (found[0] ?? null) : null);

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
  const bare = only([...new Set(amounts.filter(({ isBare }) => isBare).map(({ cents }) => cents))]);
  const levels = (['total', 'sum', 'charged', 'price'] as const).map((role) =>
    distinct(amounts, role).filter((cents) => !ofDue.has(cents)),
  );
  const dueCents = due?.cents ?? null;
  const deposits = distinct(amounts, 'deposit');
  const paid = distinct(amounts, 'paid');
  // A receipt that names one amount that is paid, and nothing that is open, names the price.
  const whole = dues.length + deposits.length === 0 ? only(paid) : null;
  const level = levels.find((each) => each.length > 0) ?? [];
  const totalCents = only(level) ?? (bare !== null && level.includes(bare) ? bare : null) ?? whole;
  // Beside a deposit or an installment that is due, nothing may be paid yet.
  const isPart = due !== undefined && part.test(`${rows[due.row - 1] ?? ''}\n${rows[due.row] ?? ''}`);
  const rest =
    !isPart && totalCents !== null && dueCents !== null && dues.length === 1 && dueCents < totalCents
      ? totalCents - dueCents
      : null;
  const paidCents =
    only([...new Set([...deposits, ...paid])]) ??
    (totalCents === null ? null : (only(distinct(amounts, 'charged')) ?? rest));
  const dueOn = due ? (dayOf(due) ?? (ofDue.size === 1 ? dueDayOf(rows, values) : null)) : null;
  const payments: ReadPayment[] = amounts
    .filter(({ role }) => role === 'deposit' || role === 'paid' || role === 'due')
    .map((each) => ({
      cents: each.cents,
      on: each === due ? dueOn : dayOf(each),
      isPaid: each.role !== 'due',
    }));
  return { currency, totalCents, paidCents, dueCents, dueOn, payments };
};
