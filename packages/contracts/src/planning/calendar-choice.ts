import * as z from 'zod/mini';

/** `?show=meals,lanes`; unknown names are ignored. */
export const CalendarChoice = z.object({ show: z.optional(z.string().check(z.maxLength(200))) });
export type CalendarChoice = z.infer<typeof CalendarChoice>;
