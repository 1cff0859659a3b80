import { listCells, findColumns, isAmountCell, isDateCell } from '@landsea/web-kit/tables';
import type { Columns, HeadingNames, Table, TableRow } from '@landsea/web-kit/tables';
import { findIndicatorColumn } from './money-words';

export const csvFields = [
  'day',
  'what',
  'amount',
  'out',
  'in',
  'indicator',
  'category',
  'paidBy',
  'note',
  'currency',
  'original',
  'rate',
  'shares',
  'kind',
] as const;
export type CsvField = (typeof csvFields)[number];
export type CsvColumns = Columns<CsvField>;

const begins = (...words: string[]): RegExp => new RegExp(`^(${words.join('|')})(?![\\p{L}])`, 'iu');

/**
 * Headings of banks and other programs in English, Spanish, Portuguese, French, German, Italian and Dutch.
 * Money out and in comes before the amount, since some files have all three.
 */
export const expenseHeadings: HeadingNames<Exclude<CsvField, 'indicator'>> = {
  day: [
    begins('transaction date', 'trans\\.? date', 'date of transaction', 'purchase date', 'started date'),
    begins('date', 'day', 'datum', 'tag', 'fecha', 'data', 'dia', 'giorno', 'created on'),
    begins('buchungs(tag|datum)', 'valuta(datum)?', 'boekdatum', 'booking date', 'post(ed|ing)?( date)?'),
    begins('completed date', 'clearing date', 'value date', 'when'),
  ],
  what: [
    begins(
      'description',
      'transaction details?',
      'beschreibung',
      'what',
      'descripci[oó]n',
      'descri[cç][aã]o',
    ),
    begins('descrizione', 'omschrijving', 'libell[eé]', 'concepto', 'verwendungszweck', 'narrative'),
    begins(
      'merchant( name)?',
      'payee',
      'name',
      'item',
      'title',
      'details',
      'particulars',
      'zweck',
      'text',
      'was',
    ),
    begins(
      'empf[aä]nger',
      'auftraggeber',
      'buchungstext',
      'naam',
      'nombre',
      'nome',
      'reference',
      'counterparty',
    ),
  ],
  out: [
    begins('debits?', 'funds out', 'withdrawals?', 'money out', 'paid out', 'outflow', 'amount out', 'spent'),
    begins('debit amount', 'ausgang', 'ausgaben?', 'soll', 'belastung(en)?', 'lastschrift', 'd[eé]bits?'),
    begins('debe', 'cargos?', 'uscite', 'addebit[oi]', 'dare', 'd[eé]bitos?', 'sa[ií]das?', 'af'),
  ],
  in: [
    begins(
      'credits?(?! card)',
      'funds in',
      'deposits?',
      'money in',
      'paid in',
      'inflow',
      'amount in',
      'received',
    ),
    begins('eingang', 'einnahmen?', 'haben', 'gutschrift(en)?', 'cr[eé]dits?', 'haber', 'abonos?', 'entrate'),
    begins('accredit[oi]', 'avere', 'cr[eé]ditos?', 'entradas?', 'bij'),
  ],
  amount: [
    begins('amount \\(usd\\)'),
    begins(
      'amount',
      'transaction amount',
      'billing amount',
      'betrag',
      'importe',
      'montant',
      'importo',
      'bedrag',
    ),
    begins(
      'total',
      'cost',
      'price',
      'gross',
      'usd',
      'summe',
      'preis',
      'umsatz',
      'kosten',
      'valor',
      'quantia',
    ),
    begins('co[uû]t', 'costo', 'coste', 'monto', 'sum', 'paid'),
  ],
  category: [
    begins('category', 'kategorie', 'categor[ií]a', 'cat[eé]gorie', 'categoria', 'categorie', 'art'),
  ],
  paidBy: [begins('paid by', 'payer', 'who paid', 'who', 'person', 'purchased by', 'bezahlt', 'zahler')],
  note: [begins('notes?', 'comments?', 'memo', 'notiz', 'bemerkung', 'anmerkung', 'nota', 'notas')],
  currency: [begins('currency', 'w[aä]hrung', 'devise', 'divisa', 'moneda', 'valuta', 'moeda', 'munt')],
  original: [begins('original amount', 'original cost', 'foreign amount', 'originalbetrag')],
  rate: [begins('rate', 'exchange rate', 'conversion rate', 'kurs', 'wechselkurs')],
  shares: [begins('shared by', 'shares?', 'split with', 'geteilt'), /^split$/i],
  kind: [begins('type', 'transaction type', 'kind', 'typ', 'tipo', 'soort', 'is reimbursement')],
};

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

const most = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length * 2 >= cells.length;

const hasDecimals = (cell: string): boolean => /[.,]\d{2}\D*$/.test(cell);

const widthOf = (rows: readonly TableRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Two columns of which each row fills exactly one are money out and money in, in this order. */
const outAndIn = (rows: readonly TableRow[], amounts: readonly number[]): [number, number] | undefined => {
  for (const [index, out] of amounts.entries())
    for (const back of amounts.slice(index + 1)) {
      const isFilled = (row: TableRow, column: number) => (row.cells[column] ?? '').trim() !== '';
      if (rows.every((row) => isFilled(row, out) !== isFilled(row, back))) return [out, back];
    }
  return undefined;
};

/** Dates, amounts with decimals, and the longest text name the columns without headings. */
const byCells = ({ header, rows }: Table, known: CsvColumns): CsvColumns => {
  const columns = { ...known };
  const taken = () => new Set(Object.values(columns));
  const free = () => Array.from({ length: widthOf(rows) }, (_, at) => at).filter((at) => !taken().has(at));
  const filledIn = (at: number) => filled(listCells(rows, at));
  columns.day ??= free().find((at) => most(filledIn(at), isDateCell));
  if (columns.amount === undefined && columns.out === undefined) {
    const amounts = free().filter(
      (at) =>
        !/bal|saldo|solde/i.test(header[at] ?? '') &&
        most(filledIn(at), (cell) => isAmountCell(cell) && !isDateCell(cell)),
    );
    const withDecimals = amounts.filter((at) => filledIn(at).some(hasDecimals));
    const pair = outAndIn(rows, withDecimals);
    if (pair) [columns.out, columns.in] = pair;
    else columns.amount = withDecimals[0] ?? amounts[0];
  }
  if (columns.what === undefined) {
    const letters = (at: number) =>
      filledIn(at).reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
    const words = columns.note === undefined ? free() : [columns.note, ...free()];
    columns.what = words.filter((at) => letters(at) > 0).toSorted((a, b) => letters(b) - letters(a))[0];
    // A memo that is the only text names the purchase.
    if (columns.what === columns.note) delete columns.note;
  }
  return columns;
};

/** Money out alone, or money in alone, is an amount; without either the cells decide. */
const withAmount = ({ out, in: back, ...columns }: CsvColumns): CsvColumns => {
  if (out !== undefined && back !== undefined) return { ...columns, out, in: back };
  const amount = columns.amount ?? out;
  return { ...columns, ...(amount !== undefined && { amount }) };
};

/** Headings decide, and cells when the headings say nothing. */
export const findColumnsIn = (table: Table, names: typeof expenseHeadings = expenseHeadings): CsvColumns => {
  const { header, rows } = table;
  const indicator = findIndicatorColumn(table);
  const fits = (field: CsvField, column: number): boolean => {
    if (column === indicator) return false;
    const cells = filled(listCells(rows, column));
    if (field === 'day' || field === 'amount' || field === 'out' || field === 'in')
      return cells.length === 0 || cells.some((cell) => /\d/.test(cell));
    return true;
  };
  const named = findColumns<CsvField>(header, { ...names, indicator: [] }, fits);
  return byCells(table, withAmount({ ...named, ...(indicator !== undefined && { indicator }) }));
};
