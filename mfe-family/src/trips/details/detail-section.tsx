import { Button } from '@landsea/ui/button';
import { useId, type ReactNode } from 'react';
import { EditorOnly } from '../../trip-frame/access/read-only';

interface DetailSectionProps {
  title: string;
  heading?: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

export function DetailSection({ title, heading = title, action, aside, children }: DetailSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id={headingId} className="font-display text-xl">
          {heading}
        </h2>
        {aside}
        <EditorOnly>
          {action ? (
            <Button
              variant="quiet"
              size="sm"
              className="-my-2 -mr-[12px] print:hidden"
              aria-label={`${action.label}: ${title}`}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          ) : null}
        </EditorOnly>
      </div>
      {children}
    </section>
  );
}
