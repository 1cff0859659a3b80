import type { Brand } from '@landsea/contracts/agents';
import type { SharedTrip } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Horizon, type HorizonProps } from '@landsea/ui/horizon/horizon';
import { formatDate, formatDateRange, timeToTrip } from '@landsea/web-kit';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { getTripMoment } from '../../trip-frame/rules/trip-moment';
import { CopyLinkButton } from './copy-link-button';
import { DownloadPdfButton } from './download-pdf-button';
import { SharedDays } from './shared-days';

/** The mode gives a default when the link hides the days. */
const segmentsOf = ({ days, mode }: SharedTrip): NonNullable<HorizonProps['segments']> =>
  days?.map((day) => ({ kind: isSeaDay(day) ? 'sea' : 'land', days: 1 })) ?? [
    { kind: 'land', days: mode === 'cruise' ? 0 : 4 },
    { kind: 'sea', days: mode === 'parks' ? 0 : 3 },
  ];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-12 print:pt-6">
      <h2 className="pb-5 font-display text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Stays({ stays }: { stays: NonNullable<SharedTrip['stays']> }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {stays.land.map(({ hotelName, checkIn, checkOut }) => (
        <li key={`${hotelName} ${checkIn}`} className="border-l-4 border-sun pl-4 break-inside-avoid">
          <p className="font-display text-lg wrap-anywhere">{hotelName}</p>
          <p className="text-muted tabular-nums">
            {formatDate(checkIn)} to {formatDate(checkOut)}
          </p>
        </li>
      ))}
      {stays.ship ? (
        <li className="border-l-4 border-sea pl-4 break-inside-avoid">
          <p className="font-display text-lg wrap-anywhere">{stays.ship.name}</p>
          <p className="text-muted tabular-nums">
            Sails {formatDate(stays.ship.embarkationDate)}, {stays.ship.nights}{' '}
            {stays.ship.nights === 1 ? 'night' : 'nights'}
          </p>
        </li>
      ) : null}
    </ul>
  );
}

function Money({ budget }: { budget: NonNullable<SharedTrip['budget']> }) {
  const [planned, spent] = budget.reduce<readonly [number, number]>(
    ([before, gone], { plannedCents, spentCents }) => [before + plannedCents, gone + spentCents],
    [0, 0],
  );
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="text-right text-sm text-muted">
          <th className="py-2 text-left font-semibold">Category</th>
          <th className="py-2 font-semibold">Planned</th>
          <th className="py-2 font-semibold">Spent</th>
        </tr>
      </thead>
      <tbody>
        {budget.map(({ category, plannedCents, spentCents }) => (
          <tr key={category} className="border-t border-hairline text-right">
            <th scope="row" className="py-2.5 text-left font-normal">
              {category}
            </th>
            <td>{formatWholeMoney(plannedCents)}</td>
            <td>{formatWholeMoney(spentCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink text-right font-semibold">
          <th scope="row" className="py-3 text-left">
            Whole trip
          </th>
          <td>{formatWholeMoney(planned)}</td>
          <td>{formatWholeMoney(spent)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function AgentLines({ brand: { agentName, name, photo, phone, hours } }: { brand: Brand }) {
  return (
    <section aria-label="Travel agent" className="mt-14 flex items-center gap-4 break-inside-avoid">
      {photo ? <img src={photo} alt="" className="size-14 shrink-0 rounded-full object-cover" /> : null}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-display text-lg">{agentName ?? name}</p>
        <p className="text-muted">
          {[agentName && agentName !== name ? name : null, phone, hours].filter(Boolean).join(' · ')}
        </p>
      </div>
    </section>
  );
}

export function SharedTripView({ trip, now, token }: { trip: SharedTrip; now: Date; token: string }) {
  const away = timeToTrip(trip.startDate, now);
  const { days, items, stays, people, budget, brand } = trip;
  return (
    <article className="mx-auto w-full max-w-3xl px-5 pt-10 pb-20 sm:px-8 print:pt-0 print:pb-0">
      <header className="text-center">
        <p className="pb-3 font-display text-lg text-sea">
          {away === 'started' ? 'The trip' : away === 'today' ? 'Starts today' : `Starts ${away}`}
        </p>
        <h1 className="line-clamp-2 font-display text-[1.75rem] leading-tight text-balance wrap-anywhere print:line-clamp-none">
          {trip.name}
        </h1>
        <p className="pt-3 text-lg text-muted tabular-nums">
          {formatDateRange(trip.startDate, trip.endDate)}
        </p>
        <Horizon
          segments={segmentsOf(trip)}
          progress={getTripMoment(trip, now).progress}
          className="mx-auto mt-8 w-full max-w-xl"
        />
      </header>
      {people && people.length > 0 ? (
        <Part title="Travelers">
          <ul className="flex flex-wrap gap-x-8 gap-y-3">
            {people.map(({ name, age }, index) => (
              <li key={`${name} ${index}`} className="wrap-anywhere">
                <bdi className="font-display text-lg">{name}</bdi>{' '}
                <span className="text-muted">{age === 0 ? 'under 1' : age}</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {stays && (stays.land.length > 0 || stays.ship) ? (
        <Part title="Where they’re staying">
          <Stays stays={stays} />
        </Part>
      ) : null}
      {days ? (
        <Part title="Day by day">
          <SharedDays days={days} items={items ?? []} allAboard={trip.allAboard ?? []} />
        </Part>
      ) : null}
      {budget && budget.length > 0 ? (
        <Part title="What it costs">
          <Money budget={budget} />
        </Part>
      ) : null}
      {brand ? <AgentLines brand={brand} /> : null}
      <footer className="flex flex-wrap items-center justify-between gap-4 pt-14 text-sm text-muted">
        <p>
          {brand && !brand.poweredBy ? '' : 'Shared with Landsea. '}Only those with this link can see the
          page.
        </p>
        <p className="flex flex-wrap gap-3 print:hidden">
          <CopyLinkButton token={token} />
          <DownloadPdfButton token={token} fileName={brand ? 'trip.pdf' : 'landsea-trip.pdf'} />
          <Button
            icon={<Printer aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </p>
      </footer>
    </article>
  );
}
