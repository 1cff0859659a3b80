import type { z } from 'zod/mini';

/** For `transformResponse`: the answer, held against the contract's schema at run time. Throws when it does not fit. */
export const answerOf =
  <S extends z.ZodMiniType>(schema: S) =>
  (raw: unknown): z.infer<S> =>
    schema.parse(raw);
