import { formatDate } from '@landsea/web-kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LegalDocument, LegalSection } from './legal-document';

export function LegalPage({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  const { title, lead, updated, about, status, sections } = document;
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 sm:pt-12">
      <header className="grid gap-3 border-b border-hairline pb-6">
        <h1 className="text-3xl text-ink sm:text-4xl">{title}</h1>
        <p className="max-w-[60ch] text-lg text-muted">{lead}</p>
        <p className="text-sm text-muted">
          Last changed {formatDate(updated)}, {updated.slice(0, 4)}.
          {status === 'draft' ? ' Draft, not yet reviewed by a lawyer.' : null}
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-6 pt-6 lg:grid-cols-[16rem_1fr] lg:pt-10">
        <details className="group rounded-card border border-hairline bg-surface px-4 lg:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-ink">
            On this page
            <FoldMark />
          </summary>
          <Contents sections={sections} />
        </details>
        <div className="hidden lg:block">
          <div className="sticky top-24">
            <Contents sections={sections} />
          </div>
        </div>
        <article className="grid max-w-[68ch] gap-8 lg:gap-10 [&>details+details]:-mt-8 [&>details+details]:border-t-0 lg:[&>details+details]:-mt-10">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {children}
          <p className="border-t border-hairline pt-5 text-base text-muted">
            A question about this page?{' '}
            <Link to={`/contact?about=${about}`} className="text-sea underline underline-offset-4">
              Write to us
            </Link>
            .
          </p>
        </article>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className="pb-2">
      <ol className="grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-base text-ink no-underline hover:text-sea hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const FoldMark = () => (
  <ChevronRight aria-hidden className="size-5 shrink-0 text-sea group-open:rotate-90" strokeWidth={1.75} />
);

function Section({ section }: { section: LegalSection }) {
  const { id, title, isFolded } = section;
  const heading = (
    <h2 id={`${id}-title`} className="text-xl text-ink sm:text-2xl">
      {title}
    </h2>
  );
  if (!isFolded)
    return (
      <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-2.5">
        {heading}
        <Blocks {...section} />
      </section>
    );
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 py-2">
        {heading}
        <FoldMark />
      </summary>
      {/* An address that leads into folded text opens it. */}
      <div id={id} className="grid scroll-mt-40 gap-2.5 pb-5">
        <Blocks {...section} />
      </div>
    </details>
  );
}

function Blocks({ blocks }: LegalSection) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className="text-base text-ink">
        {block}
      </p>
    ) : (
      <ul key={block[0]} className="grid list-disc gap-1.5 pl-5 text-base text-ink marker:text-sea">
        {block.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  );
}
