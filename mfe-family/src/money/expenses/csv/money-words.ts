import { listCells, type Table } from '@landsea/web-kit/tables';

const OUT =
  /^(debits?|dr|d|dbit|out|withdrawals?|charges?|purchases?|af|s|soll|belastung|ausgang|ausgabe|d[eé]bito|cargo|d[eé]bit|dare|expense)$/i;
const IN =
  /^(credits?|cr|c|crdt|in|deposits?|bij|h|haben|gutschrift|eingang|einnahme|cr[eé]dito|abono|cr[eé]dit|avere|income|refunds?|returns?)$/i;
const REFUND = /^((card|purchase|merchant)[ _-])?(refunds?|returns?)$/i;

/** `out` for a bank's word that money left, `in` that it came. */
export const readDirection = (word: string): 'out' | 'in' | undefined => {
  const bare = word.trim();
  if (OUT.test(bare)) return 'out';
  return IN.test(bare) ? 'in' : undefined;
};

export const namesRefund = (word: string): boolean => REFUND.test(word.trim());

const HEADING =
  /debit|credit|\b[cd]r\b|type|typ\b|tipo|kind|direction|sign|indicator|flow|soll|haben|s\/h|af.?bij|details|\+\/?-|^$/i;

/** The column in which each row says by a word whether money left or came. */
export const findIndicatorColumn = ({ header, rows }: Table): number | undefined => {
  const at = header.findIndex((heading, column) => {
    const cells = listCells(rows, column).filter((cell) => cell.trim() !== '');
    return (
      HEADING.test(heading.trim()) &&
      cells.length > 0 &&
      cells.length * 2 >= rows.length &&
      cells.every((cell) => readDirection(cell) !== undefined)
    );
  });
  return at < 0 ? undefined : at;
};

const BALANCE =
  /^(grand |sub)?totals?(?![\p{L}])|^(total|opening|closing|beginning|ending|starting|running|available|current) balance|^(balance|saldo|summe|gesamt|anfangssaldo|endsaldo|alter saldo|neuer saldo)(?![\p{L}])/iu;

export const namesBalance = (text: string): boolean => BALANCE.test(text.trim());
