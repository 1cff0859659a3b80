export type NetCentsByIntent = ReadonlyMap<string, number>;

export interface LedgerDifference {
  payments: number;
  ourCents: number;
  stripeCents: number;
  differenceCents: number;
  differing: string[];
}

const sum = (ledger: NetCentsByIntent): number =>
  [...ledger.values()].reduce((total, cents) => total + cents, 0);

/** An unknown payment counts as 0, but differs even when it is worth 0. */
export function compareLedgers(ours: NetCentsByIntent, stripes: NetCentsByIntent): LedgerDifference {
  const all = new Set([...ours.keys(), ...stripes.keys()]);
  const differing = [...all].filter((intent) => ours.get(intent) !== stripes.get(intent));
  const apart = differing.map((intent) => Math.abs((ours.get(intent) ?? 0) - (stripes.get(intent) ?? 0)));
  return {
    payments: all.size,
    ourCents: sum(ours),
    stripeCents: sum(stripes),
    differenceCents: apart.reduce((total, cents) => total + cents, 0),
    differing,
  };
}
