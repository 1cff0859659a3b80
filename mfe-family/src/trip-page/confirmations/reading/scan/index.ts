export { gatherContext, readDates, readTimes } from './mail-context';
export { scanDates } from './dates';
export { decideDate, decideDates, decidePeriod, decideTime, openDateDoubt, openTimeDoubt } from './decide';
export { guessLanguage } from './language';
export { scanMoney } from './money';
export type * from './readings';
export { scanTimes } from './times';
