import { findMoneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import * as z from 'zod/mini';

const typed = <Blank>(blank: Blank, what: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }) => {
      const cents = text.trim() === '' ? blank : parseMoney(text);
      if (cents !== undefined) return cents;
      issues.push({ code: 'custom', input: text, message: `${what}${findMoneyProblem(text) ?? ''}` });
      return z.NEVER;
    }),
  );

/** Parses dollars to cents; an empty text is 0. `what` begins the error. */
export const defineTypedMoney = (what = '') => typed(0, what);

export const defineOptionalMoney = () => typed(null, '');
