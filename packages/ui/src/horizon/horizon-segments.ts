export interface HorizonSegment {
  kind: 'land' | 'sea';
  days: number;
}

export interface HorizonStretch {
  kind: 'land' | 'sea';
  days: number;
  from: number;
  width: number;
}

export function listHorizonStretches(segments: readonly HorizonSegment[]): HorizonStretch[] {
  const whole = segments.reduce((sum, segment) => sum + Math.max(0, segment.days), 0);
  const stretches: HorizonStretch[] = [];
  let from = 0;
  for (const { kind, days } of segments) {
    if (days <= 0) continue;
    const width = (days / whole) * 100;
    const last = stretches.at(-1);
    if (last?.kind === kind) {
      last.days += days;
      last.width += width;
    } else {
      stretches.push({ kind, days, from, width });
    }
    from += width;
  }
  return stretches;
}

/** The sun's percent along the line and its height over it, 0 at both ends and 1 at noon. */
export function placeSun(progress: number): { along: number; height: number } {
  const held = Math.min(1, Math.max(0, Number.isFinite(progress) ? progress : 0));
  return { along: 3 + held * 94, height: Math.sin(held * Math.PI) };
}
