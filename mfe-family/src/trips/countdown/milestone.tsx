import type { TripMoment } from '../../trip-frame/rules/trip-moment';

export function Milestone({ moment }: { moment: TripMoment }) {
  const numeral = 'font-display font-semibold leading-none tabular-nums text-[clamp(8rem,22vw,15rem)]';
  if (moment.phase === 'before') {
    return (
      <p className="flex flex-wrap items-baseline justify-center gap-x-8 gap-y-2">
        {moment.parts.map(({ value, unit }) => (
          <span key={unit} className="inline-flex flex-col items-center">
            <span className={numeral}>{value}</span>{' '}
            <span className="text-xl opacity-80 sm:text-2xl">{unit}</span>
          </span>
        ))}
        <span className="sr-only">to go</span>
        {moment.months ? <span className="basis-full text-xl opacity-80">{moment.months}</span> : null}
      </p>
    );
  }
  if (moment.phase === 'after') {
    return <p className="font-display text-[clamp(3rem,12vw,8rem)] leading-none font-semibold">Home again</p>;
  }
  return (
    <p className="inline-flex flex-col items-center">
      <span className="text-xl opacity-80 sm:text-2xl">Day</span>{' '}
      <span className={numeral}>{moment.day}</span>{' '}
      <span className="text-xl opacity-80 sm:text-2xl">of {moment.of}</span>
    </p>
  );
}
