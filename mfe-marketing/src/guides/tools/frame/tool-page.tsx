import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GuidePage } from '../../frame/guide-page';
import type { Source } from '../../frame/sources';

interface ToolPageProps {
  title: string;
  lead: string;
  sources: readonly Source[];
  answer: ReactNode;
  choices: ReactNode;
  children: ReactNode;
  rules: readonly { what: string; text: string }[];
}

export function ToolPage({ title, lead, sources, answer, choices, children, rules }: ToolPageProps) {
  return (
    <GuidePage
      title={title}
      lead={lead}
      sources={sources}
      breadcrumb={
        <>
          <Link to="/tools">Tools</Link>
          <span aria-hidden>›</span>
          <span>{title}</span>
        </>
      }
    >
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[21rem_1fr] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">{answer}</div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {choices}
        </div>
        <div className="grid min-w-0 gap-10 lg:col-start-2">{children}</div>
      </div>
      <section aria-labelledby="how-counted" className="grid gap-5 pt-14 print:hidden">
        <h2 id="how-counted" className="text-2xl text-ink">
          How this is counted
        </h2>
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {rules.map(({ what, text }) => (
            <div key={what} className="grid content-start gap-1 border-t border-hairline pt-3">
              <dt className="text-base font-semibold text-ink">{what}</dt>
              <dd className="text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </GuidePage>
  );
}
