import { CategoryTides } from './category-tides';
import { DayColumns } from './day-columns';
import { Ring } from './ring';
import { Sized } from './sized';
import { TideCurve } from './tide-curve';

/** The chart library is fetched only when a chart is shown. */
export const drawings = { CategoryTides, DayColumns, Ring, Sized, TideCurve };
