import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import type { StoryContent } from '../content/landing-content-schema';
import { FinalCall } from '../parts/final-call';
import { sumDemoMoney } from './demo-walk';
import { NotebookPicture } from './notebook-picture';
import { StoryWalk, WALK_ID } from './story-walk';

const amounts = sumDemoMoney();
const total = amounts.reduce((sum, { cents }) => sum + cents, 0);
const most = Math.max(...amounts.map(({ cents }) => cents));

function StoryMoney({ title, text }: StoryContent['walk']['money']) {
  return (
    <section
      aria-labelledby="money"
      className="mx-auto grid max-w-page items-start gap-x-14 gap-y-6 px-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="grid gap-2">
        <h2 id="money" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted sm:text-lg">{text}</p>
        <p className="font-display text-4xl font-semibold text-ink tabular-nums">
          {formatMoney(total, { whole: true })}
        </p>
      </div>
      <dl className="grid">
        {amounts.map(({ category, cents }) => (
          <div
            key={category}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-hairline py-1.5 sm:py-2 sm:grid-cols-[14rem_1fr_5rem]"
          >
            <dt className="text-base text-ink">{category}</dt>
            <dd className="order-last text-right text-base font-semibold text-ink tabular-nums sm:order-none sm:col-start-3">
              {formatMoney(cents, { whole: true })}
            </dd>
            <dd aria-hidden className="hidden h-2 sm:col-start-2 sm:row-start-1 sm:block">
              <svg width="100%" height="8" className="block">
                <rect width="100%" height="8" rx="4" fill="var(--sea-soft)" />
                <rect width={`${(cents / most) * 100}%`} height="8" rx="4" fill="var(--sea)" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function StoryLayout({ content }: { content: StoryContent }) {
  const { hero, chapters, walk } = content;
  return (
    <>
      <section
        aria-labelledby="hero-title"
        className="mx-auto grid max-w-page items-center gap-x-14 gap-y-8 px-5 pt-6 sm:pt-12 lg:grid-cols-[1fr_1.1fr]"
      >
        <div className="grid gap-5">
          <h1 id="hero-title" className="max-w-[16ch] text-[clamp(2rem,8vw,3.75rem)] leading-[1.05] text-ink">
            {hero.title}
          </h1>
          <p className="max-w-[48ch] text-base text-muted sm:text-lg">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <Link to="/auth/signup">{hero.button}</Link>
            </Button>
            <Button asChild size="lg" className="grow sm:grow-0">
              <a href={`#${WALK_ID}`}>{hero.second}</a>
            </Button>
          </div>
        </div>
        <NotebookPicture />
      </section>
      <div className="mx-auto grid max-w-page gap-9 px-5 pt-12 sm:gap-12 sm:pt-24">
        {chapters.map((chapter, index) => (
          <section
            key={chapter.title}
            aria-labelledby={`chapter-${index}`}
            className="grid gap-x-14 gap-y-3 lg:grid-cols-[1fr_1.6fr]"
          >
            <h2 id={`chapter-${index}`} className="max-w-[18ch] text-2xl text-ink sm:text-3xl">
              {chapter.title}
            </h2>
            <div className="grid max-w-[62ch] gap-4">
              {chapter.paragraphs.map((paragraph, place) => (
                <p
                  key={paragraph}
                  className={`text-base text-ink sm:text-lg sm:leading-relaxed ${
                    index === 0 && place === 0
                      ? 'first-letter:float-left first-letter:pr-2 first-letter:font-display first-letter:text-4xl first-letter:leading-[0.85] first-letter:text-coral'
                      : ''
                  }`}
                >
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <StoryWalk {...walk} />
      <StoryMoney {...walk.money} />
      <div className="mx-auto flex max-w-page px-5 pt-8">
        <Button asChild size="lg">
          <Link to="/auth/signup">{walk.button}</Link>
        </Button>
      </div>
      <FinalCall {...content} start={(words) => <Link to="/auth/signup">{words}</Link>} />
    </>
  );
}
