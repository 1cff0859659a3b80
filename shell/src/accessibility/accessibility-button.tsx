import { Tooltip } from '@landsea/ui/overlays/tooltip';
import { Accessibility } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { accessibilityMessages } from './accessibility-messages';

const AccessibilityPanel = lazy(async () => ({
  default: (await import('./accessibility-panel')).AccessibilityPanel,
}));

export function AccessibilityButton({ isNamed = false }: { isNamed?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { title, tooltip } = accessibilityMessages;
  const button = (
    <button
      type="button"
      aria-label={isNamed ? undefined : title}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen);
      }}
      className={`flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full text-muted transition-colors duration-150 hover:bg-sea-soft hover:text-ink ${isNamed ? 'px-4 text-sm' : 'w-11'}`}
    >
      <Accessibility aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      {isNamed ? title : null}
    </button>
  );
  return (
    <>
      {isNamed ? button : <Tooltip text={tooltip}>{button}</Tooltip>}
      {isOpen ? (
        <Suspense>
          <AccessibilityPanel
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
