import type {
  ItineraryCover as Cover,
  ItineraryLine,
  ItineraryView,
  PublicItinerary,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { COVER_BOX, coverPictures, PACKING_TITLE } from '@landsea/rules/agents';
import { DrawnPicture } from '@landsea/ui/drawn-picture';
import { Notice } from '@landsea/ui/notice';
import { timeToTrip } from '@landsea/web-kit';
import { AgentContact } from './agent-contact';
import type { ItineraryAccess } from './use-itinerary';
import { ItineraryDays } from './itinerary-days';
import { ItineraryFiles } from './itinerary-files';
import { ItineraryNumbers } from './itinerary-numbers';

const shape = 'mb-6 aspect-[20/7] w-full rounded-card object-cover';

/** @param photo a data address; null until it is there, and its place is kept. */
function ItineraryCover({ cover: { drawing, photoId, alt }, photo }: { cover: Cover; photo: string | null }) {
  if (photoId && photo) return <img src={photo} alt={alt} className={shape} />;
  if (drawing)
    return (
      <DrawnPicture alt={alt} shapes={coverPictures[drawing].shapes} box={COVER_BOX} className={shape} />
    );
  return <div className={`${shape} bg-hairline`} />;
}

interface ItineraryArticleProps {
  page: PublicItinerary;
  view: ItineraryView;
  /** The photo of the cover as a data address. */
  photo: string | null;
  /** An instant for what this device kept; null for an answer of the server. */
  seenAt: string | null;
  now: Date;
  access: ItineraryAccess;
  onKey: (key: string) => void;
}

const sayWhen = ({ startDate, endDate }: ItineraryView, isOver: boolean, now: Date): string => {
  if (isOver) return 'You went!';
  const today = getDateIn(now);
  if (today > endDate) return 'Home again';
  const away = timeToTrip(startDate, now);
  return away === 'started' ? 'You’re on your trip' : away === 'today' ? 'It starts today' : `Starts ${away}`;
};

/** Some browsers put a narrow space before AM. */
const formatSeen = (instant: string): string =>
  new Date(instant)
    .toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202f', ' ');

interface ShownList {
  key: string;
  title: string;
  lines: readonly ItineraryLine[];
}

function ViewList({ list: { key, title, lines } }: { list: ShownList }) {
  return (
    <section aria-labelledby={`list-${key}`} className="pt-10 break-inside-avoid">
      <h2 id={`list-${key}`} className="pb-3 font-display text-2xl">
        {title}
      </h2>
      <ul className="grid gap-2">
        {lines.map(({ id, text }) => (
          <li key={id} className="border-l-4 border-sun pl-4 wrap-anywhere tabular-nums">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ItineraryArticle({ page, view, photo, seenAt, now, access, onKey }: ItineraryArticleProps) {
  const stays = view.lists.find(({ key }) => key === 'bookings');
  const others: ShownList[] = view.lists.filter(({ key }) => key !== 'bookings');
  if (view.packing) others.push({ key: 'packing', title: PACKING_TITLE, lines: view.packing });
  const { brand, isOver = false, agentName } = page;
  const makers = brand && !brand.poweredBy ? '' : ' Shared with Landsea.';
  return (
    <article className="mx-auto w-full max-w-3xl px-5 pt-6 pb-20 sm:px-8 sm:pt-10">
      {seenAt ? (
        <Notice tone="info" className="mb-6">
          No connection. Last updated {formatSeen(seenAt)}.
        </Notice>
      ) : null}
      {view.cover ? <ItineraryCover cover={view.cover} photo={photo} /> : null}
      <header className="grid gap-1">
        <p className="font-display text-lg text-sea">{sayWhen(view, isOver, now)}</p>
        <h1 className="font-display text-[1.75rem] leading-tight text-balance wrap-anywhere">{view.title}</h1>
        <p className="text-muted tabular-nums">{view.dates}</p>
        {isOver ? (
          <p className="pt-3 leading-relaxed wrap-anywhere">
            Here’s your trip to look back on.
            {agentName ? ` ${agentName} would love to hear how it was.` : ''}
          </p>
        ) : null}
        {view.message ? (
          <p className="pt-3 leading-relaxed wrap-anywhere whitespace-pre-line">{view.message}</p>
        ) : null}
      </header>
      <AgentContact page={page} />
      <ItineraryDays days={view.days} today={getDateIn(now)} title={isOver ? 'What you did' : 'Day by day'} />
      {stays ? <ViewList list={stays} /> : null}
      {page.hasNumbers ? (
        <ItineraryNumbers
          isOffline={seenAt !== null}
          token={access.token}
          numbers={view.numbers}
          page={page}
          onKey={onKey}
        />
      ) : null}
      {others.map((list) => (
        <ViewList key={list.key} list={list} />
      ))}
      {seenAt ? null : <ItineraryFiles access={access} fileName={page.fileName} isOver={isOver} />}
      <footer className="pt-10 text-sm text-muted">
        <p>
          {isOver ? '' : 'Hours and times are typical. Verify them in the official app.'}
          {makers}
        </p>
      </footer>
    </article>
  );
}
