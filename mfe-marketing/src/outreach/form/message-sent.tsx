import { useEffect, useRef, type ReactNode } from 'react';

export function MessageSent({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div role="status" className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl text-ink outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}
