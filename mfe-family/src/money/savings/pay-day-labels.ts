import type { SavingsPlan } from '@landsea/contracts/money';
import type { SavingsStep } from '@landsea/rules/money';
import { formatDate } from '@landsea/web-kit';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export const payDayWords = ({ firstDay, rhythm }: Pick<SavingsPlan, 'firstDay' | 'rhythm'>): string => {
  const day = weekday.format(new Date(`${firstDay}T00:00:00Z`));
  const date = Number(firstDay.slice(-2));
  switch (rhythm) {
    case 'week':
      return `every ${day}`;
    case 'two-weeks':
      return `every other ${day}`;
    case 'half-month':
      return 'on the 1st and 15th';
    case 'month':
      return `on the ${date}${ends[ordinal.select(date)] ?? 'th'} of each month`;
  }
};

export const describeStep = (
  { payDays, eachCents, by }: SavingsStep,
  plan: Pick<SavingsPlan, 'firstDay' | 'rhythm'>,
  onlyDay: string | undefined,
): string =>
  payDays === 1
    ? `${formatWholeMoney(eachCents)} on ${onlyDay ? formatDate(onlyDay) : `the pay day before ${formatDate(by)}`}`
    : `${formatWholeMoney(eachCents)} ${payDayWords(plan)} until ${formatDate(by)}`;
