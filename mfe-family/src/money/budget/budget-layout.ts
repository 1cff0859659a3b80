/** One grid for head, rows and foot; on a phone each row is a card, in large letters of one column. */
export const rowGrid =
  'grid grid-cols-3 @max-3xs:grid-cols-1 gap-x-2 gap-y-1.5 px-4 py-3 lg:grid-cols-[minmax(0,1fr)_6.75rem_6.75rem_6.75rem_7.75rem_4.5rem] print:grid-cols-[minmax(0,1fr)_6.75rem_6.75rem_6.75rem_7.75rem_4.5rem] lg:items-center print:items-center lg:gap-x-1 print:gap-x-1 lg:gap-y-0 print:gap-y-0 lg:py-1.5 print:py-1.5';

export const rowHead = 'col-span-2 min-w-0 @max-3xs:col-span-1 lg:col-span-1 print:col-span-1';
export const rowLine =
  'order-1 col-span-3 @max-3xs:col-span-1 lg:order-none print:order-none lg:col-span-1 print:col-span-1 lg:pl-3 print:pl-3';

/** The label above an amount on a phone, which shows no table head. */
export const phoneLabel = 'block pr-2 text-right text-sm text-muted lg:sr-only print:sr-only';
