import { timings } from '@landsea/web-kit';
import { useEffect, useState } from 'react';

export const genieMessages: readonly string[] = [
  'Wish one: a table for four. Set an alarm for sixty days before, and I will be up too.',
  'I have waited a thousand years in a lamp. Forty minutes for a ride is nothing.',
  'Pack the ponchos. I never promise weather.',
  'A snack written down in advance tastes exactly as good, and costs what you planned.',
  'Be back aboard an hour early. I can do much, but I cannot turn a ship.',
  'Book one evening with nothing in it. It will be the one they talk about.',
  'Gold I can conjure. A budget you have to keep yourself.',
  'Rope drop: the only magic that works before breakfast.',
  'Wishes are unlimited at sea. The soft ice cream is, too.',
  'The best Lightning Lane is the bench where somebody naps.',
  'Comfortable shoes. That was the wish you meant to make.',
  'Three rubs and you chose me. Your itinerary is flattered, and so am I.',
];

const genieLabel = 'Rub the lamp';

const otherThan = (last: string | undefined): string | undefined => {
  const choice = genieMessages.filter((message) => message !== last);
  return choice[Math.floor(Math.random() * choice.length)];
};

function Lamp({ glow }: { glow: number }) {
  return (
    <svg aria-hidden viewBox="0 0 40 32" className="h-8 w-10">
      <circle
        cx="33"
        cy="8"
        r={3 + glow * 2}
        fill="var(--sun)"
        className="transition-[r,opacity] duration-200"
        opacity={glow === 0 ? 0 : 0.25 + glow * 0.2}
      />
      <path
        d="M10 15h17c2 0 4-3 7-5-.5 7-5 11-11 12h-5c-5-.5-8-3-8-7z"
        fill="var(--sun)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M15 15c.5-3 2.5-4 4-4s3.5 1 4 4M19 11V8.5M14 27h10M19 22v5M10 17c-4-1.5-6 .5-5 3s4 2 6 1"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function GenieButton() {
  const [clicks, setClicks] = useState(0);
  const [message, setMessage] = useState<{ text: string | undefined }>();
  const [last, setLast] = useState<string>();

  const rub = () => {
    if (clicks + 1 < timings.genie.clicks) {
      setClicks(clicks + 1);
      return;
    }
    const text = otherThan(last);
    setClicks(0);
    setLast(text);
    setMessage({ text });
  };
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => {
      setMessage(undefined);
    }, timings.genie.message);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  return (
    <div className="relative">
      <button
        type="button"
        aria-label={genieLabel}
        onClick={rub}
        className="grid h-11 w-14 cursor-pointer place-items-center rounded-full transition-[rotate,background-color] duration-150 hover:bg-sun-soft active:-rotate-6"
      >
        <Lamp glow={clicks} />
      </button>
      <div
        role="status"
        className="pointer-events-none absolute bottom-full left-0 z-20 w-[min(18rem,80vw)] pb-2"
      >
        {message ? (
          <p className="rounded-card rounded-bl-none border border-hairline bg-surface px-4 py-3 font-display text-base text-ink shadow-float transition-[translate,opacity] duration-200 starting:translate-y-2 starting:opacity-0">
            {message.text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
