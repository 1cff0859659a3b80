import { moneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import * as z from 'zod/mini';

const typed = <Blank>(blank: Blank, what: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }) => {
      const cents = text.trim() === '' ? blank : parseMoney(text);
      if (cents !== undefined) return cents;
      issues.push({ code: 'custom', input: text, message: `${what}${moneyProblem(text) ?? ''}` });
      return z.NEVER;
    }),
  );

/** An amount of US dollars as it is typed, read as cents; nothing typed is 0. `what` stands before what is wrong with it. */
export const typedMoney = (what = '') => typed(0, what);

/** The same where nothing typed is null. */
export const optionalMoney = () => typed(null, '');
