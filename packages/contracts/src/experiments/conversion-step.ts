import * as z from 'zod/mini';

/** `start`: followed a call to action to the sign-up. */
export const ConversionStep = z.enum(['start', 'register', 'create', 'pay']);
export type ConversionStep = z.infer<typeof ConversionStep>;
