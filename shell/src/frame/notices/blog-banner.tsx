import { localMemory, useSiteConfig } from '@landsea/web-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { frameHelp } from '../frame-help';
import { NewTab } from '../new-tab';

const CLOSED_KEY = 'blogBannerClosed';

export const bannerMessages = {
  lead: 'Planning ideas, week by week:',
  close: 'Close banner',
} as const;

export function BlogBanner() {
  const { planningBlog } = useSiteConfig();
  const [closed, setClosed] = useState(() => localMemory.read(CLOSED_KEY));
  if (!planningBlog || closed === planningBlog.url) return null;
  return (
    <div data-banner data-help={frameHelp.blog} className="bg-sea text-on-sea">
      <div className="mx-auto flex max-w-page items-center gap-2 pl-4 sm:pl-6">
        <p className="min-w-0 grow truncate text-center text-sm">
          <span className="max-sm:sr-only">{bannerMessages.lead} </span>
          <NewTab
            href={planningBlog.url}
            className="inline-flex min-h-11 items-center font-semibold text-on-sea underline underline-offset-4"
          >
            {planningBlog.name}
          </NewTab>
        </p>
        <button
          type="button"
          aria-label={bannerMessages.close}
          onClick={() => {
            localMemory.write(CLOSED_KEY, planningBlog.url);
            setClosed(planningBlog.url);
          }}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-on-sea outline-on-sea hover:bg-sea-deep"
        >
          <X aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  );
}
