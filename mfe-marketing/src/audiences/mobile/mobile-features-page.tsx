import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { ProductShot } from '../../frame/product/product-shot';
import { mobileFeaturesContent as content } from './mobile-features-content';

export function MobileFeaturesPage() {
  return (
    <>
      <section
        aria-labelledby="mobile-title"
        className="mx-auto grid w-full max-w-page items-center gap-x-14 gap-y-10 px-5 pt-6 sm:pt-12 lg:grid-cols-[1.3fr_1fr]"
      >
        <div className="grid gap-5">
          <h1 id="mobile-title" className="max-w-[14ch] text-[clamp(2rem,8vw,4rem)] leading-[1.05] text-ink">
            {content.title}
          </h1>
          <p className="max-w-[46ch] text-base text-muted sm:text-lg">{content.lead}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <Link to="/auth/signup">{content.button}</Link>
            </Button>
          </div>
        </div>
        <div className="mx-auto w-full max-w-80 rounded-[2.5rem] border-2 border-ink bg-ink p-2 shadow-float">
          <ProductShot shot="day" alt={content.phone} first className="h-auto w-full rounded-[2rem]" />
        </div>
      </section>
      <section aria-labelledby="on-a-phone" className="mx-auto w-full max-w-page px-5 pt-16 sm:pt-24">
        <h2 id="on-a-phone" className="sr-only">
          What it does on a phone
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {content.abilities.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1 border-t border-hairline py-4">
              <h3 className="text-xl leading-tight text-ink">{title}</h3>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <HomeScreen />
    </>
  );
}

function HomeScreen() {
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-x-14 gap-y-10 px-5 pt-16 lg:grid-cols-2">
      <section aria-labelledby="home-screen" className="grid gap-3">
        <h2 id="home-screen" className="text-2xl text-ink">
          {content.homeTitle}
        </h2>
        <dl className="grid">
          {content.home.map(({ who, how }) => (
            <div key={who} className="border-t border-hairline py-3">
              <dt className="font-semibold text-ink">{who}</dt>
              <dd className="text-base text-muted">{how}</dd>
            </div>
          ))}
        </dl>
        <p className="text-base text-muted">{content.homeNote}</p>
      </section>
      <section aria-labelledby="not-on-a-phone" className="grid gap-3">
        <h2 id="not-on-a-phone" className="text-2xl text-ink">
          {content.notTitle}
        </h2>
        <p className="max-w-prose border-t border-hairline pt-3 text-base text-muted">{content.not}</p>
      </section>
    </div>
  );
}
