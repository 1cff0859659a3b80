import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import type { StoryContent } from '../content/landing-content-schema';
import { FinalCall } from '../parts/final-call';
import { NotebookPicture } from './notebook-picture';
import { StoryMoney } from './story-money';
import { StoryWalk, WALK_ID } from './story-walk';

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
