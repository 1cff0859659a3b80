import { agentsMarketingContent } from './agents-marketing-content';

const tilts = ['-rotate-2', 'rotate-1', '-rotate-1'];
const states = { palm: 'text-palm', muted: 'text-muted' };

export function ClientTags() {
  const { tags, tagsLabel } = agentsMarketingContent;
  return (
    <figure aria-label={tagsLabel} className="relative grid gap-5 py-4">
      <span aria-hidden className="absolute inset-y-0 left-6 w-0.5 bg-sea" />
      {tags.map(({ who, when, state, tone }, index) => (
        <div
          key={who}
          className={`relative ml-11 flex items-center gap-4 rounded-l-3xl rounded-r-card border border-hairline bg-surface py-4 pr-5 pl-4 shadow-float ${tilts[index % tilts.length] ?? ''}`}
        >
          <span aria-hidden className="absolute top-1/2 -left-5 h-0.5 w-8 bg-sea" />
          <span aria-hidden className="relative size-4 shrink-0 rounded-full border-2 border-sea bg-paper" />
          <p className="grid grow">
            <strong className="font-display text-xl text-ink">{who}</strong>
            <span className="text-base text-muted">{when}</span>
          </p>
          <span className={`text-sm font-semibold ${states[tone]}`}>{state}</span>
        </div>
      ))}
    </figure>
  );
}
