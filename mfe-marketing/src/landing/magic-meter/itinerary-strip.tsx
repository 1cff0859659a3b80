import { parkNames } from '@landsea/contracts/catalogue';
import type { TripIdea } from '@landsea/contracts/trip';
import type { MagicMeterContent } from '../content/landing-content-schema';
import { previewItinerary, type PreviewDay } from './itinerary-preview';

type Figures = MagicMeterContent['itinerary'];

const looks = {
  park: { line: 'bg-palm', word: 'text-palm', name: 'Park day' },
  embarkation: { line: 'bg-sea', word: 'text-sea', name: 'Boarding day' },
  port: { line: 'bg-sea', word: 'text-sea', name: 'Port day' },
  island: { line: 'bg-sea', word: 'text-sea', name: 'Port day' },
  sea: { line: 'bg-sea', word: 'text-sea', name: 'Sea day' },
};

/** The content's figures are for this many people. */
const PARTY_OF_FIGURES = 4;

const titleOf = (days: number): string => {
  if (days === 1) return 'Your day';
  return days === 7 ? 'Your week, day by day' : `Your ${days} days, day by day`;
};

/** `Nassau` of `Nassau, Bahamas`, and the cay without its point. */
const shortPort = (port: string): string => port.split(/,| at /)[0] ?? port;

export function ItineraryStrip({ idea, figures }: { idea: TripIdea; figures: Figures }) {
  const days = previewItinerary(idea);
  return (
    <section aria-labelledby="itinerary" className="mx-auto max-w-page pt-12 sm:pt-16">
      <div className="grid gap-1 px-5">
        <h2 id="itinerary" className="text-2xl text-ink sm:text-3xl">
          {titleOf(days.length)}
        </h2>
        <p className="text-base text-muted">
          {`Roughly what each day costs for ${idea.people === 1 ? 'one person' : `${idea.people} people`}. `}
          {figures.lead}
        </p>
      </div>
      <div
        role="group"
        aria-label="The days, scrolling sideways"
        tabIndex={0}
        className="relative mt-5 overflow-x-auto px-5 pb-3"
      >
        <ol className="flex w-max min-w-full">
          {days.map((day) => (
            <DayCard key={day.day} day={day} figures={figures} people={idea.people} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function DayCard({ day, figures, people }: { day: PreviewDay; figures: Figures; people: number }) {
  const look = looks[day.kind];
  return (
    <li className="flex w-56 shrink-0 grow flex-col pr-3 last:pr-0">
      <span aria-hidden className="relative -mr-3 mb-4 flex h-3 items-center">
        <span className={`h-0.5 w-full ${look.line}`} />
        <span className={`absolute left-4 size-3 rounded-full border-2 border-paper ${look.line}`} />
      </span>
      <div className="grid grow content-start gap-3 rounded-card border border-hairline bg-surface p-4">
        <p className={`text-sm font-semibold ${look.word}`}>
          Day {day.day} <span className="font-normal text-muted">· {look.name}</span>
        </p>
        <h3 className="text-xl leading-tight text-ink">
          {day.kind === 'park' ? parkNames[day.park] : shortPort(day.place)}
        </h3>
        <dl className="grid gap-1 text-base">
          {figuresOf(day, figures).map(([name, dollars]) => (
            <div key={name} className="flex items-baseline justify-between gap-3">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold text-ink tabular-nums">
                ~${Math.round((dollars * people) / PARTY_OF_FIGURES)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function figuresOf(day: PreviewDay, { parks, ports, specialtyDining }: Figures): [string, number][] {
  if (day.kind === 'sea') return [['Specialty dining', specialtyDining]];
  if (day.kind === 'park') {
    const { dining, lightning } = parks[day.park];
    return [
      ['Dining', dining],
      ['Lightning Lane', lightning],
    ];
  }
  if (day.kind === 'embarkation') return [['Photos', ports.embarkation.photo]];
  const { excursion, photo } = ports[day.kind];
  return [
    ['Excursion', excursion],
    ['Photos', photo],
  ];
}
