import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useId, useState, type ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  value: string;
  startsOpen?: boolean;
  children: ReactNode;
}

export function FieldGroup({ title, value, startsOpen = false, children }: FieldGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className="border-t border-hairline pt-2">
      <h3>
        <DisclosureButton open={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          <span className="block font-display text-lg leading-tight">{title}</span>
          <span className="block font-sans text-sm font-normal wrap-anywhere text-muted">{value}</span>
        </DisclosureButton>
      </h3>
      <div id={id} hidden={!isOpen} className={isOpen ? 'grid gap-4 pt-3' : undefined}>
        {children}
      </div>
    </section>
  );
}
