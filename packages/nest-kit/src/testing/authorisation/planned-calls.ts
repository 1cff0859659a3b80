import type { RawCall } from './raw-call.js';
import { isSafe, namesOf, type Answers, type Caller, type Ids, type RouteRow } from './route-table.js';

export type Target = 'own' | 'other' | 'none' | 'other inside own' | 'none inside own';

export interface PlannedCall extends RawCall {
  who: string;
  target: Target | undefined;
  /** Undefined where only likeness counts. */
  expected: number | undefined;
  /** True if it must leave the database unchanged. */
  harmless: boolean;
}

const ownsAll = ({ owns = {} }: Caller, names: string[]): boolean => names.every((name) => name in owns);

/** @returns the ids of somebody else who has what the route names, and does not share it with this caller. */
function othersIds(who: string, callers: Record<string, Caller>, names: string[]): Ids {
  const own = callers[who]?.owns ?? {};
  const other = Object.entries(callers).find(
    ([name, caller]) =>
      name !== who && ownsAll(caller, names) && names.every((thing) => caller.owns?.[thing] !== own[thing]),
  );
  if (!other?.[1].owns) throw new Error(`nobody but ${who} owns ${names.join(' and ')}: give it to a caller`);
  return other[1].owns;
}

function targetsOf(who: string, callers: Record<string, Caller>, names: string[]): [Target, Ids][] {
  const caller = callers[who];
  const own = caller?.owns ?? {};
  const other = othersIds(who, callers, names);
  const inner = names.at(-1) ?? '';
  const isNested = names.length > 1;
  const parents = Object.fromEntries(Object.entries(own).filter(([name]) => name !== inner));
  if (!caller || !ownsAll(caller, names))
    return [
      ['other', other],
      ['none', {}],
    ];
  return [
    ['other', other],
    ['none', {}],
    ...(isNested
      ? ([
          ['other inside own', { ...parents, [inner]: other[inner] ?? '' }],
          ['none inside own', parents],
        ] satisfies [Target, Ids][])
      : []),
    ['own', own],
  ];
}

function expectedOf(
  answer: number | Answers,
  target: Target,
  who: string,
  route: string,
): number | undefined {
  if (target.endsWith('inside own')) return undefined;
  if (typeof answer === 'number') return answer;
  const expected = answer[target as keyof Answers];
  if (expected === undefined)
    throw new Error(`${route}: ${who} owns such a thing, and its row does not say what then`);
  return expected;
}

/** Every call of a row of the table, those that must change nothing first. */
export function plannedCalls(
  route: string,
  row: RouteRow<string>,
  callers: Record<string, Caller>,
): PlannedCall[] {
  const names = namesOf(route, row);
  const calls = Object.entries(row.answers).flatMap(([who, answer]): PlannedCall[] => {
    const caller = callers[who];
    if (!caller) throw new Error(`${route} names ${who}, who is not one of the callers`);
    const plan = (target: Target | undefined, ids: Ids, expected: number | undefined): PlannedCall => {
      const harmless = (isSafe(route) && !row.writesBecause) || (expected ?? 404) >= 400;
      return { who, target, route, row, caller, ids, expected, harmless };
    };
    if (names.length === 0) {
      if (typeof answer !== 'number') throw new Error(`${route} names nothing: ${who} needs one status`);
      return [plan(undefined, {}, answer)];
    }
    return targetsOf(who, callers, names).map(([target, ids]) =>
      plan(target, ids, expectedOf(answer, target, who, route)),
    );
  });
  return [...calls.filter(({ harmless }) => harmless), ...calls.filter(({ harmless }) => !harmless)];
}
