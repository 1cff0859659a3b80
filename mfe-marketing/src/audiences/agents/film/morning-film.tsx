import { Button } from '@landsea/ui/button';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import opensDesktopDark from '../../../../film/morning/opens-desktop-dark.webp';
import opensDesktopLight from '../../../../film/morning/opens-desktop-light.webp';
import opensPhoneDark from '../../../../film/morning/opens-phone-dark.webp';
import opensPhoneLight from '../../../../film/morning/opens-phone-light.webp';
import pastesDesktopDark from '../../../../film/morning/pastes-desktop-dark.webp';
import pastesDesktopLight from '../../../../film/morning/pastes-desktop-light.webp';
import pastesPhoneDark from '../../../../film/morning/pastes-phone-dark.webp';
import pastesPhoneLight from '../../../../film/morning/pastes-phone-light.webp';
import paysDesktopDark from '../../../../film/morning/pays-desktop-dark.webp';
import paysDesktopLight from '../../../../film/morning/pays-desktop-light.webp';
import paysPhoneDark from '../../../../film/morning/pays-phone-dark.webp';
import paysPhoneLight from '../../../../film/morning/pays-phone-light.webp';
import sleepsDesktopDark from '../../../../film/morning/sleeps-desktop-dark.webp';
import sleepsDesktopLight from '../../../../film/morning/sleeps-desktop-light.webp';
import sleepsPhoneDark from '../../../../film/morning/sleeps-phone-dark.webp';
import sleepsPhoneLight from '../../../../film/morning/sleeps-phone-light.webp';
import tellsDesktopDark from '../../../../film/morning/tells-desktop-dark.webp';
import tellsDesktopLight from '../../../../film/morning/tells-desktop-light.webp';
import tellsPhoneDark from '../../../../film/morning/tells-phone-dark.webp';
import tellsPhoneLight from '../../../../film/morning/tells-phone-light.webp';
import waitsDesktopDark from '../../../../film/morning/waits-desktop-dark.webp';
import waitsDesktopLight from '../../../../film/morning/waits-desktop-light.webp';
import waitsPhoneDark from '../../../../film/morning/waits-phone-dark.webp';
import waitsPhoneLight from '../../../../film/morning/waits-phone-light.webp';
import { agentsMarketingContent } from '../agents-marketing-content';
import type { MorningShot } from './morning-shots';
import { useFilm, type Film } from './use-film';

type Pictures = readonly [phoneLight: string, phoneDark: string, desktopLight: string, desktopDark: string];

const pictures: Record<MorningShot, Pictures> = {
  waits: [waitsPhoneLight, waitsPhoneDark, waitsDesktopLight, waitsDesktopDark],
  opens: [opensPhoneLight, opensPhoneDark, opensDesktopLight, opensDesktopDark],
  tells: [tellsPhoneLight, tellsPhoneDark, tellsDesktopLight, tellsDesktopDark],
  pastes: [pastesPhoneLight, pastesPhoneDark, pastesDesktopLight, pastesDesktopDark],
  pays: [paysPhoneLight, paysPhoneDark, paysDesktopLight, paysDesktopDark],
  sleeps: [sleepsPhoneLight, sleepsPhoneDark, sleepsDesktopLight, sleepsDesktopDark],
};

const DARK = '(prefers-color-scheme: dark)';
const WIDE = '(min-width: 40rem)';

/** One picture of the film. Its place has its size before a byte of it is there. */
function StationPicture({ shot, alt }: { shot: MorningShot; alt: string }) {
  const [phoneLight, phoneDark, desktopLight, desktopDark] = pictures[shot];
  return (
    <picture>
      <source srcSet={desktopDark} media={`${WIDE} and ${DARK}`} width={1120} height={700} />
      <source srcSet={desktopLight} media={WIDE} width={1120} height={700} />
      <source srcSet={phoneDark} media={DARK} width={585} height={930} />
      <img
        src={phoneLight}
        alt={alt}
        width={585}
        height={930}
        loading="lazy"
        decoding="async"
        className="aspect-[39/62] h-auto w-full rounded-card border border-hairline bg-surface shadow-float sm:aspect-[16/10]"
      />
    </picture>
  );
}

const { film: words } = agentsMarketingContent;

/** Without scripts the stations are a list of pictures; with them, one place where they take turns. */
export function MorningFilm() {
  const place = useRef<HTMLOListElement>(null);
  const film = useFilm(words.stations.length, place);
  return (
    <section
      aria-labelledby="morning-film"
      className="mx-auto grid w-full max-w-page gap-5 px-5 pt-10 sm:pt-16"
    >
      <div className="grid gap-1">
        <h2 id="morning-film" className="text-2xl text-ink sm:text-3xl">
          {words.title}
        </h2>
        <p className="max-w-[60ch] text-base text-muted sm:text-lg">{words.text}</p>
      </div>
      <ol ref={place} className="grid gap-8">
        {words.stations.map((station, index) => (
          <li
            key={station.shot}
            className={`col-start-1 noscript:visible noscript:grid noscript:row-auto ${lookOf(film, index)} row-start-1 content-start gap-3`}
          >
            <StationPicture shot={station.shot} alt={station.alt} />
            <p className="grid min-h-21 gap-x-4 sm:min-h-12 sm:grid-cols-[auto_1fr] sm:items-baseline">
              <strong className="font-display text-xl whitespace-nowrap text-ink tabular-nums">
                {station.time}
              </strong>
              <span className="text-base text-ink sm:text-lg">{station.caption}</span>
            </p>
          </li>
        ))}
      </ol>
      <FilmControls film={film} />
    </section>
  );
}

/** The picture that comes next loads meanwhile; those that are not drawn do not load. */
const lookOf = ({ at, isPlaying }: Film, index: number): string => {
  if (index === at) return 'grid';
  return isPlaying && index === at + 1 ? 'invisible grid' : 'hidden';
};

function FilmControls({ film: { at, isPlaying, isOver, show, toggle } }: { film: Film }) {
  const [label, Icon] = isPlaying
    ? [words.pause, Pause]
    : isOver
      ? [words.again, RotateCcw]
      : [words.play, Play];
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      <Button icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />} onClick={toggle}>
        {label}
      </Button>
      <ol aria-label={words.steps} className="flex flex-wrap gap-1">
        {words.stations.map(({ shot, time, caption }, index) => (
          <li key={shot}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => show(index)}
              className="min-h-11 cursor-pointer rounded-full px-3 text-sm font-semibold text-muted tabular-nums hover:text-ink aria-[current]:bg-sea-soft aria-[current]:text-ink"
            >
              {time.replace(' AM', '')}
              <span className="sr-only"> AM: {caption}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
