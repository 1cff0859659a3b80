import { timings, useAccessibility } from '@landsea/web-kit';
import { CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';

const helpOf = (target: EventTarget | null): string | undefined => {
  const area = target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
  return area?.dataset['help'];
};

const useHelpMessage = (isOn: boolean, pageHelp: string | undefined) => {
  const [shown, setShown] = useState<{ text: string }>();
  useEffect(() => {
    setShown(isOn && pageHelp ? { text: pageHelp } : undefined);
  }, [isOn, pageHelp]);
  useEffect(() => {
    if (!isOn) return undefined;
    let last: string | undefined;
    const reach = ({ target }: Event) => {
      const text = helpOf(target);
      if (text && text !== last) setShown({ text });
      last = text;
    };
    document.addEventListener('pointerover', reach);
    document.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [isOn]);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      setShown(undefined);
    }, timings.toast.helpSeconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return shown?.text;
};

/** Explanations never take the pointer or the focus from the page beneath. */
export function HelpMessages({ pageHelp }: { pageHelp: string | undefined }) {
  const { helpMode } = useAccessibility().settings;
  const message = useHelpMessage(helpMode, pageHelp);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--header)+0.5rem)] z-40 md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-96"
    >
      {message ? (
        <p className="flex gap-3 rounded-card border border-sea bg-surface px-4 py-3 text-ink shadow-float">
          <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" strokeWidth={1.75} />
          {message}
        </p>
      ) : null}
    </div>
  );
}
