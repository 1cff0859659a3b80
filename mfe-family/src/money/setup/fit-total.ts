/** A locked amount stays as it is. */
interface FittedPart {
  cents: number;
  locked: boolean;
}

/**
 * The parts are scaled to sum to `totalCents` to the cent; the rounding remainder goes to the parts that lost
 * most. Undefined when the locked parts exceed the total, or nothing is left to change.
 */
export const fitTotal = (parts: readonly FittedPart[], totalCents: number): number[] | undefined => {
  const fixed = parts.reduce((sum, { cents, locked }) => sum + (locked ? cents : 0), 0);
  const open = parts.reduce((sum, { cents, locked }) => sum + (locked ? 0 : cents), 0);
  const toDivide = totalCents - fixed;
  if (toDivide < 0 || (open === 0 && toDivide > 0)) return undefined;
  if (open === 0) return parts.map(({ cents }) => cents);
  const exact = parts.map(({ cents, locked }) => (locked ? cents : (cents * toDivide) / open));
  const whole = exact.map(Math.floor);
  const missing = totalCents - whole.reduce((sum, cents) => sum + cents, 0);
  const lostMost = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .filter(({ index }) => parts[index]?.locked === false)
    .sort((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return whole.map((cents, index) => cents + (lostMost.includes(index) ? 1 : 0));
};
