import type { MagicMeterContent } from '../content/landing-content-schema';

export function CruiseCategories({ title, note, items }: MagicMeterContent['cruiseCategories']) {
  return (
    <section
      aria-labelledby="aboard"
      className="mx-auto grid max-w-page gap-x-14 gap-y-5 px-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="grid content-start gap-2">
        <h2 id="aboard" className="text-2xl text-ink">
          {title}
        </h2>
        <p className="text-base text-muted">{note}</p>
      </div>
      <dl className="grid sm:grid-cols-2 sm:gap-x-8">
        {items.map((item) => (
          <div key={item.name} className="border-t border-hairline py-3.5">
            <dt className="font-display text-lg font-semibold text-ink">{item.name}</dt>
            <dd className="text-base text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
