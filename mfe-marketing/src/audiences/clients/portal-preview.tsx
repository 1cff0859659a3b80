import { Countdown } from '@landsea/ui/countdown';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { clientMarketingContent } from './client-marketing-content';

export function PortalPreview() {
  const { trip, by, countdown, until, days } = clientMarketingContent.preview;
  return (
    <figure
      aria-label="A client’s trip on Landsea"
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <figcaption className="grid gap-3 p-5 pb-0 sm:p-6 sm:pb-0">
        <p className="text-base text-muted">
          <strong className="block font-display text-xl text-ink">{trip}</strong>
          {by}
        </p>
        <Countdown parts={countdown} caption={until} size="md" />
      </figcaption>
      <Horizon progress={0.4} landDays={4} seaDays={4} size="slim" />
      <ol className="grid px-5 pb-5 sm:px-6 sm:pb-6">
        {days.map(({ day, what, note }) => (
          <li
            key={day}
            className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-hairline py-2.5 last:border-0"
          >
            <span className="text-sm font-semibold text-sea tabular-nums">{day}</span>
            <span className="grid text-base text-ink">
              {what}
              <span className="text-sm text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
