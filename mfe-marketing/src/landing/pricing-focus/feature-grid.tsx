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
    <section aria-labelledby="features" className="mx-auto grid max-w-page gap-8 px-5 pt-16 sm:pt-24">
      <h2 id="features" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => {
          const Icon = icons[card.icon];
          return (
            <li
              key={card.title}
              className="grid grid-cols-[2rem_1fr] content-start gap-x-3 gap-y-1 border-t-2 border-sea pt-4 sm:grid-cols-1 sm:gap-y-2 sm:pt-5"
            >
              <Icon aria-hidden className="size-7 text-sea" strokeWidth={1.5} />
              <h3 className="text-xl text-ink">{card.title}</h3>
              <p className="col-start-2 text-base text-muted sm:col-start-1">{card.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
