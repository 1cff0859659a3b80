import * as z from 'zod/mini';
import { findUnknownFigures } from './product-figures';

const TYPED_AMOUNT = /\$\s?\d/;

/** Amounts come from the product: a price is written as `{tripPrice}`, never typed. */
export const defineText = (longest: number) =>
  z.string().check(
    z.minLength(1, 'Write something here'),
    z.maxLength(longest, `This is too long for its place (${longest} characters at most)`),
    z.refine(
      (typed) => !TYPED_AMOUNT.test(typed),
      'Write {tripPrice}, {proPrice} or {agentPrice} instead of an amount',
    ),
    z.refine((typed) => findUnknownFigures(typed).length === 0, {
      error: ({ input }) =>
        `Nothing in the product is called {${findUnknownFigures(String(input))[0] ?? ''}}`,
    }),
  );
