/** From now on `Date` is wrong by what `shiftMs` says at that moment; timers run as before. */
export function shiftClock(shiftMs: () => number): void {
  const RightDate = Date;
  const now = (): number => RightDate.now() + shiftMs();
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new RightDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
}
