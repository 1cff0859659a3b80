// What is drawn by the chart library, and so fetched only when a chart is shown.
export { CategoryTides } from './category-tides';
export { DayColumns } from './day-columns';
export { Ring } from './ring';
export { TideCurve } from './tide-curve';
export { Sized } from './sized';
