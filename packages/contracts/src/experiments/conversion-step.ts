import * as z from 'zod/mini';

/** What a visitor did after seeing the page, in this order. `start`: followed a call to action to the sign-up. */
export const ConversionStep = z.enum(['start', 'register', 'create', 'pay']);
export type ConversionStep = z.infer<typeof ConversionStep>;
