import { Link } from 'react-router-dom';
import { ProductShot } from '../../frame/product/product-shot';
import type { MagicMeterContent } from '../content/landing-content-schema';

export function FeatureCards({ title, note, cards }: MagicMeterContent['features']) {
  return (
    <section aria-labelledby="features" className="mx-auto grid max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <div className="grid gap-1">
        <h2 id="features" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted">{note}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {cards.map((card) => (
          <article
            key={card.shot}
            className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-hairline bg-surface"
          >
            <ProductShot
              shot={card.shot}
              alt={`${card.title} on a phone`}
              className="aspect-square w-full border-b border-hairline object-cover object-[50%_22%]"
            />
            <div className="grid content-start gap-1 p-6">
              <h3 className="text-xl text-ink">{card.title}</h3>
              <p className="text-base text-muted">{card.text}</p>
            </div>
          </article>
        ))}
      </div>
      <p>
        <Link to="/tools" className="inline-flex min-h-11 items-center text-base font-semibold text-sea">
          Try the free tools: Lightning Lane, tickets, dining plan, heights
        </Link>
      </p>
    </section>
  );
}
