import type { PricingFocusContent } from '../content/landing-content-schema';

const tilts = ['sm:-rotate-1', 'sm:rotate-1', 'sm:rotate-[0.6deg]', 'sm:-rotate-[0.8deg]'];

export function ProblemCards({ title, cards }: PricingFocusContent['problems']) {
  return (
    <section
      aria-labelledby="problems"
      className="mx-auto grid max-w-page gap-4 px-5 pt-12 sm:gap-8 sm:pt-24"
    >
      <h2 id="problems" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <ul
        tabIndex={0}
        aria-label={title}
        className="-mx-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-5 pt-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 sm:overflow-visible sm:px-0 lg:grid-cols-4"
      >
        {cards.map((card, index) => (
          <li
            key={card.title}
            className={`relative grid w-72 shrink-0 snap-center content-start gap-3 border sm:w-auto border-hairline bg-surface px-5 pt-8 pb-6 ${tilts[index % tilts.length] ?? ''}`}
          >
            <span
              aria-hidden
              className={`absolute -top-3 left-1/2 h-6 w-16 -translate-x-1/2 ${index % 2 ? 'bg-sea-soft' : 'bg-sun-soft'}`}
            />
            <p className="border-b border-dashed border-edge pb-2 text-sm font-semibold text-berry tabular-nums">
              {card.scrap}
            </p>
            <h3 className="text-xl leading-tight text-ink">{card.title}</h3>
            <p className="text-base text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
