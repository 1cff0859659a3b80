import * as z from 'zod/mini';
import { unknownFigures } from './product-figures';

const TYPED_AMOUNT = /\$\s?\d/;

/** Amounts come from the product: a price is written as `{tripPrice}`, never typed. */
export const text = (longest: number) =>
  z.string().check(
    z.minLength(1, 'Write something here'),
    z.maxLength(longest, `This is too long for its place (${String(longest)} characters at most)`),
    z.refine(
      (typed) => !TYPED_AMOUNT.test(typed),
      'Write {tripPrice}, {proPrice} or {agentPrice} instead of an amount',
    ),
    z.refine((typed) => unknownFigures(typed).length === 0, {
      error: ({ input }) => `Nothing in the product is called {${unknownFigures(String(input))[0] ?? ''}}`,
    }),
  );
