import { PageHeader } from '@landsea/ui/page-header';
import type { ReactNode } from 'react';
import { Sources, type Source } from './sources';

interface GuidePageProps {
  title: string;
  lead: string;
  breadcrumb?: ReactNode;
  sources: readonly Source[];
  children: ReactNode;
}

export function GuidePage({ title, lead, breadcrumb, sources, children }: GuidePageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5">
      <PageHeader title={title} lead={lead} breadcrumb={breadcrumb} />
      {children}
      {sources.length > 0 ? <Sources sources={sources} /> : null}
    </div>
  );
}
