export type ToastSide = 'top' | 'bottom';

/** From its top to its bottom in CSS pixels of the window. */
export interface Span {
  top: number;
  bottom: number;
}

const covers = (side: Span, others: readonly Span[]): boolean =>
  others.some(({ top, bottom }) => top < side.bottom && bottom > side.top);

/**
 * Where a toast lies on a phone: where it wants to, unless it would cover what has the focus there, or else what is filled in or
 * pressed next, or else the heading of what is read, and the other side is free of that and of all before it.
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
