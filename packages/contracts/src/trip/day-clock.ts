import * as z from 'zod/mini';

/** An IANA zone, and a label such as "Livorno time". */
export const DayClock = z.object({ timeZone: z.string(), label: z.string() });
export type DayClock = z.infer<typeof DayClock>;
