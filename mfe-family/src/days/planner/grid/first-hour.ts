import { type Minute, toMinute } from '@landsea/rules/trip';
import type { PlannerDay } from '../planner-days';
import { presentHours } from './present-hours';
import type { Ruler } from './ruler';

const HOUR = 60;
/** Minutes of closed hours that stay visible, so that their text can be read. */
const OF_CLOSED = 30;
const USUAL_FROM = 8 * HOUR;

type Begun = Pick<PlannerDay, 'day' | 'parkDays' | 'blocks' | 'usual' | 'marks' | 'closed'>;

const arrivalOf = ({ closed }: Pick<PlannerDay, 'closed'>): Minute[] =>
  closed.flatMap(({ from, until }) => (from === 0 ? [until - OF_CLOSED] : []));

const plansOf = ({ blocks, usual, marks }: Pick<Begun, 'blocks' | 'usual' | 'marks'>): Minute[] => [
  ...blocks.map(({ from }) => from),
  ...usual.map(({ time }) => toMinute(time)),
  ...marks.map(({ at }) => at),
];

/** The first plan, or the end of the flight that closes the day; undefined for an empty day. */
export const findFirstMinute = (day: Begun): Minute | undefined => {
  const times = [...plansOf(day), ...arrivalOf(day)];
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** On a phone each day has its own ruler. */
export const fitPhoneRuler = (day: Begun, { from, until }: Ruler): Ruler => {
  const [landed] = arrivalOf(day);
  const isThere = landed ?? presentHours(day)?.from ?? USUAL_FROM;
  const first = Math.min(isThere, ...plansOf(day));
  return { from: Math.max(from, Math.floor(first / HOUR) * HOUR), until };
};
