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
 * pressed next, and the other side is free of that.
 */
export const clearSide = (
  wanted: ToastSide,
  sides: Readonly<Record<ToastSide, Span>>,
  { focused, controls }: { focused: readonly Span[]; controls: readonly Span[] },
): ToastSide => {
  const other = wanted === 'top' ? 'bottom' : 'top';
  for (const covered of [focused, controls]) {
    if (!covers(sides[wanted], covered)) continue;
    return covers(sides[other], focused) || covers(sides[other], covered) ? wanted : other;
  }
  return wanted;
};
