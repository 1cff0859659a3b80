export type ToastSide = 'top' | 'bottom';

export interface Span {
  top: number;
  bottom: number;
}

const covers = (side: Span, others: readonly Span[]): boolean =>
  others.some(({ top, bottom }) => top < side.bottom && bottom > side.top);

/**
 * The toast avoids, in this order, the focused control, the next control to fill in or press, and the heading
 * being read; it moves only when the other side is free of all of them.
 */
export const clearSide = (
  wanted: ToastSide,
  sides: Readonly<Record<ToastSide, Span>>,
  { focused, controls, headings }: Readonly<Record<'focused' | 'controls' | 'headings', readonly Span[]>>,
): ToastSide => {
  const other = wanted === 'top' ? 'bottom' : 'top';
  const kinds = [focused, controls, headings];
  for (const [index, covered] of kinds.entries()) {
    if (!covers(sides[wanted], covered)) continue;
    return covers(sides[other], kinds.slice(0, index + 1).flat()) ? wanted : other;
  }
  return wanted;
};
