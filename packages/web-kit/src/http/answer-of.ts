import { responseSchema } from '@landsea/contracts/core';
import type { z } from 'zod/mini';

/**
 * For `transformResponse`: the answer, checked by the contract's schema at run time, without the fields that this build does
 * not know. Throws when it does not fit. Every answer of a service is read by it.
 */
export const answerOf =
  <S extends z.ZodMiniType>(schema: S) =>
  (raw: unknown): z.infer<S> =>
    responseSchema(schema).parse(raw);
