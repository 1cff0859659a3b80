import { foldName } from './import-text.js';
import type { ReadRow } from './read-row.js';

class Groups {
  private readonly parents: number[];

  constructor(size: number) {
    this.parents = Array.from({ length: size }, (_, index) => index);
  }

  find(index: number): number {
    let root = index;
    while (this.parents[root] !== root) root = this.parents[root] ?? root;
    this.parents[index] = root;
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    this.parents[Math.max(a, b)] = Math.min(a, b);
  }
}

const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  foldName(`${firstName}${lastName}`);

/** A household that the file names is that; else rows with one address, phone or street of one last name. */
const listKeys = ({ household, people, facts }: ReadRow): string[] => {
  if (household) return [`h:${household}`];
  const [lead] = people;
  const last = foldName(lead?.lastName ?? '');
  const { street, postalCode, city } = facts.details ?? {};
  return [
    ...(lead?.externalId ? [`x:${lead.externalId}`] : []),
    ...people.flatMap(({ email }) => (email ? [`e:${email}`] : [])),
    ...(lead?.phone ? [`p:${lead.phone}:${last}`] : []),
    ...(street ? [`a:${foldName(`${street}${postalCode ?? city ?? ''}`)}:${last}`] : []),
  ];
};

const isAlone = ({ household, people, facts, relatives }: ReadRow): boolean =>
  !household &&
  !facts.details?.street &&
  relatives.length === 0 &&
  people.every(({ email, phone }) => !email && !phone);

export interface RowGroup {
  rows: ReadRow[];
  asks: string[];
}

/** Rows of one family. Somebody without any contact joins the only family of the name, and is asked about. */
export const groupRows = (rows: readonly ReadRow[]): RowGroup[] => {
  const groups = new Groups(rows.length);
  const firsts = new Map<string, number>();
  const byName = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    for (const key of listKeys(row)) {
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, index);
      else groups.join(first, index);
    }
    for (const person of row.people)
      byName.set(nameKey(person), [...(byName.get(nameKey(person)) ?? []), index]);
  }
  for (const [index, { relatives, household }] of rows.entries())
    for (const relative of household ? [] : relatives) {
      const [named, ...others] = byName.get(nameKey(relative)) ?? [];
      if (named !== undefined && others.length === 0) groups.join(named, index);
    }
  const asks = new Map<number, string[]>();
  const sizes = new Map<number, number>();
  for (const index of rows.keys()) sizes.set(groups.find(index), (sizes.get(groups.find(index)) ?? 0) + 1);
  const families = new Map<string, Set<number>>();
  for (const [index, row] of rows.entries()) {
    if (isAlone(row)) continue;
    const last = foldName(row.people[0]?.lastName ?? '');
    families.set(last, (families.get(last) ?? new Set()).add(groups.find(index)));
  }
  for (const [index, row] of rows.entries()) {
    if (!isAlone(row) || (sizes.get(groups.find(index)) ?? 0) > 1) continue;
    const [person] = row.people;
    const roots = [...(families.get(foldName(person?.lastName ?? '')) ?? [])];
    const [root] = roots;
    if (root === undefined || roots.length > 1) continue;
    groups.join(root, index);
    const family = groups.find(index);
    const ask = `${person?.firstName ?? ''} ${person?.lastName ?? ''} (line ${row.line}) has no address, email or phone: we put them with the only family of that name.`;
    asks.set(family, [...(asks.get(family) ?? []), ask]);
  }
  const found = new Map<number, RowGroup>();
  for (const [index, row] of rows.entries()) {
    const root = groups.find(index);
    const group = found.get(root) ?? { rows: [], asks: asks.get(root) ?? [] };
    group.rows.push(row);
    found.set(root, group);
  }
  return [...found.values()];
};
