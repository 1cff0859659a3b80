import { useSiteConfig } from '@landsea/web-kit';
import { ExternalLink } from 'lucide-react';
import { frameHelp } from '../frame-help';
import { linkLook } from '../link-look';
import { NewTab } from '../new-tab';

export function BlogLink({ className = '' }: { className?: string }) {
  const { planningBlog } = useSiteConfig();
  if (!planningBlog) return null;
  return (
    <NewTab href={planningBlog.url} data-help={frameHelp.blog} className={`${linkLook} ${className}`}>
      <ExternalLink aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      Planning blog
    </NewTab>
  );
}
