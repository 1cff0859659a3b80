/** One line of the result: what, how much, and of which unit. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  note?: string;
}

/** A value in milliseconds that must not be over `most`; the note says when it is. */
export const makeBoundedFigure = (value: number, most: number, note: string) => ({
  value,
  unit: 'ms',
  note: `${note}; bound ${most}${value <= most ? '' : ': MISSED'}`,
});

/** One value to another that must not be over `most`; the note says when it is. */
export const computeRatio = (value: number, most: number, note: string) => ({
  value,
  unit: '',
  note: `${note}; bound ${most}${value <= most ? '' : ': MISSED'}`,
});

export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { name, value, unit, note } of figures) {
    const amount = Number.isInteger(value) ? String(value) : value.toFixed(2);
    console.log(`  ${name.padEnd(52)} ${amount.padStart(10)} ${unit}${note ? `   ${note}` : ''}`);
  }
}
