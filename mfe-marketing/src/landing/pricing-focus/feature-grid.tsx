import { CalendarDays, Clock, Coins, Ship, Users, Zap, type LucideIcon } from 'lucide-react';
import type { featureIcons, PricingFocusContent } from '../content/landing-content-schema';

const icons: Record<(typeof featureIcons)[number], LucideIcon> = {
  budget: Coins,
  clock: Clock,
  lightning: Zap,
  days: CalendarDays,
  cruise: Ship,
  together: Users,
};

export function FeatureGrid({ title, cards }: PricingFocusContent['features']) {
  return (
    <section
      aria-labelledby="features"
      className="mx-auto grid max-w-page gap-6 px-5 pt-12 sm:gap-8 sm:pt-24"
    >
      <h2 id="features" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <ul
        tabIndex={0}
        aria-label={title}
        className="-mx-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-5 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 sm:overflow-visible sm:px-0 lg:grid-cols-3"
      >
        {cards.map((card) => {
          const Icon = icons[card.icon];
          return (
            <li
              key={card.title}
              className="grid w-64 shrink-0 snap-center content-start gap-2 border-t-2 border-sea pt-4 sm:w-auto sm:pt-5"
            >
              <Icon aria-hidden className="size-7 text-sea" strokeWidth={1.5} />
              <h3 className="text-xl text-ink">{card.title}</h3>
              <p className="text-base text-muted">{card.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
