import type { NewStatementLine } from '@landsea/contracts/agents';

type Amount = Pick<NewStatementLine, 'cents'>;

export const sumLines = (lines: readonly Amount[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** Most amounts are below zero while the bank received money. */
export const looksReversed = (lines: readonly Amount[]): boolean => {
  const moved = lines.filter(({ cents }) => cents !== 0);
  return moved.filter(({ cents }) => cents < 0).length * 2 > moved.length;
};

/** Integer US cents with a sign, such as `-$1,234.56`. */
export const formatCents = (cents: number): string => {
  const [whole = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
};

/** Says why a statement does not close; undefined when lines and bank agree to the cent. */
export const findSumProblem = (linesCents: number, bankCents: number): string | undefined => {
  if (linesCents === bankCents) return undefined;
  const [lines, bank] = [formatCents(linesCents), formatCents(bankCents)];
  if (linesCents < 0 && linesCents === -bankCents)
    return `The lines add up to ${lines}, the bank amount with a minus: this file has its signs reversed. Delete it and add it again with the signs turned around.`;
  const apart = formatCents(Math.abs(linesCents - bankCents));
  return linesCents > bankCents
    ? `The lines add up to ${lines} and the bank received ${bank}: ${apart} less. Add a fee, or correct the bank amount.`
    : `The lines add up to ${lines} and the bank received ${bank}: ${apart} more. Correct the bank amount, or ask what is missing in the file.`;
};
