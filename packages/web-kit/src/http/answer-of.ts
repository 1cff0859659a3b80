import { responseSchema } from '@landsea/contracts/core';
import type { z } from 'zod/mini';

/** Unknown fields are dropped. @throws when the answer does not fit the contract. */
export const answerOf =
  <S extends z.ZodMiniType>(schema: S) =>
  (raw: unknown): z.infer<S> =>
    responseSchema(schema).parse(raw);
