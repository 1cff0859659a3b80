import type { TripDates } from './confirmation';
import { remember } from './remember';
import { gatherContext, readDates, readTimes } from './scan/mail-context';
import { findStatedDollar, scanMoney } from './scan/money';
import type { DecidedDate, DecidedTime, MoneyReading } from './scan/readings';

export interface MailValues {
  dates: (text: string) => DecidedDate[];
  times: (text: string) => DecidedTime[];
  money: (text: string) => MoneyReading[];
}

const hasFigure = /[\p{N}]|noon|midnight|midi|mittag/iu;
const whereFigures = <T>(read: (text: string) => T[]): ((text: string) => T[]) =>
  remember((text) => (hasFigure.test(text) ? read(text) : []));

export const valuesOfMail = (text: string, trip: TripDates): MailValues => {
  const [context, dollar] = [gatherContext(text, trip), findStatedDollar(text)];
  return {
    dates: whereFigures((part) => readDates(part, context)),
    times: whereFigures((part) => readTimes(part, context)),
    money: whereFigures((part) => scanMoney(part, dollar)),
  };
};

export const separateTimes = (times: readonly DecidedTime[]): DecidedTime[] =>
  times.flatMap((time) => {
    const { endTime, isNextDay } = time;
    if (endTime === null) return [time];
    const first = { ...time, endTime: null, isNextDay: false };
    const { doubt: _doubt, ...plain } = first;
    return [first, { ...plain, time: endTime, options: [{ time: endTime, endTime: null }], isNextDay }];
  });
