import { formatPrice, type Prices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Link } from 'react-router-dom';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import { fillFigures } from '../../frame/product/product-figures';
import { CastlePicture } from './castle-picture';
import { familyMarketingContent } from './family-marketing-content';

const offersOf = ({ tripUnlock, proMonthly, trialDays }: Prices): string[] => {
  const trial = trialDays > 0 ? ` The first ${trialDays} days are free.` : '';
  return [
    'Making trips and looking around is free. No card needed.',
    ...(tripUnlock
      ? [
          `One trip: ${formatPrice(tripUnlock.amountCents)}, once. It stays open until 30 days after the trip ends.`,
        ]
      : []),
    ...(proMonthly
      ? [`All your trips: ${formatPrice(proMonthly.amountCents)} a month.${trial} Cancel anytime.`]
      : []),
  ];
};

function FamilyPrice() {
  const { data } = useGetPricesQuery();
  const offers = data ? offersOf(data) : ['Making trips and looking around is free. No card needed.'];
  return (
    <section
      aria-labelledby="family-price"
      className="mx-auto grid w-full max-w-page gap-x-14 gap-y-4 px-5 pt-16 sm:pt-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="family-price" className="text-2xl text-ink sm:text-3xl">
        {familyMarketingContent.priceTitle}
      </h2>
      <div>
        <ul className="grid">
          {offers.map((offer) => (
            <li key={offer} className="border-t border-hairline py-3 text-lg text-ink tabular-nums">
              {offer}
            </li>
          ))}
        </ul>
        <Link to="/pricing" className="inline-flex min-h-11 items-center text-sea">
          All prices
        </Link>
      </div>
    </section>
  );
}

const content = fillFigures(familyMarketingContent);

export function FamilyMarketingPage() {
  return (
    <>
      <section
        aria-labelledby="family-title"
        className="mx-auto grid w-full max-w-page items-center gap-x-14 gap-y-6 px-5 pt-6 sm:pt-12 lg:grid-cols-[1.1fr_1fr]"
      >
        <div className="grid gap-5">
          <h1
            id="family-title"
            className="max-w-[18ch] text-[clamp(1.85rem,7.4vw,3.5rem)] leading-[1.06] text-ink"
          >
            {content.title}
          </h1>
          <p className="max-w-[46ch] text-base text-muted sm:text-lg">{content.lead}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <Link to="/auth/signup">{content.trial}</Link>
            </Button>
            <Button asChild size="lg" className="grow sm:grow-0">
              <Link to="/login">{content.signIn}</Link>
            </Button>
          </div>
        </div>
        <CastlePicture />
      </section>
      <Moments />
      <People />
      <FamilyPrice />
      <section
        aria-labelledby="family-final"
        className="mx-auto grid w-full max-w-page justify-items-center gap-6 px-5 pt-20 text-center"
      >
        <h2 id="family-final" className="text-2xl text-ink sm:text-3xl">
          {content.final.title}
        </h2>
        <Button asChild variant="primary" size="lg">
          <Link to="/auth/signup">{content.final.button}</Link>
        </Button>
      </section>
    </>
  );
}

function Moments() {
  return (
    <section aria-labelledby="moments" className="mx-auto w-full max-w-page px-5 pt-16 sm:pt-24">
      <h2 id="moments" className="text-2xl text-ink sm:text-3xl">
        {content.momentsTitle}
      </h2>
      <Horizon size="slim" landDays={3} seaDays={2} progress={0.7} className="mt-4 hidden lg:block" />
      <ol className="grid gap-x-6 gap-y-5 pt-4 lg:grid-cols-5 lg:pt-2">
        {content.moments.map(({ when, title, text }) => (
          <li
            key={when}
            className="grid content-start gap-1 border-l-2 border-sea pl-4 lg:border-t-0 lg:border-l-0 lg:pl-0"
          >
            <p className="text-sm font-semibold text-sea">{when}</p>
            <h3 className="text-xl leading-tight text-ink">{title}</h3>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function People() {
  return (
    <section
      aria-labelledby="people"
      className="mx-auto grid w-full max-w-page gap-x-14 gap-y-4 px-5 pt-16 sm:pt-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="people" className="max-w-[14ch] text-2xl text-ink sm:text-3xl">
        {content.peopleTitle}
      </h2>
      <dl className="grid">
        {content.people.map(({ who, text }) => (
          <div
            key={who}
            className="grid gap-x-6 gap-y-0.5 border-t border-hairline py-3 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="font-display text-lg font-semibold text-ink">{who}</dt>
            <dd className="text-base text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
