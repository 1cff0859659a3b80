import * as z from 'zod/mini';

/** `MM-DD`. */
const MonthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** Inclusive; `to` before `from` is after New Year. */
export const YearlySeason = z.object({ from: MonthDay, to: MonthDay });
export type YearlySeason = z.infer<typeof YearlySeason>;
