import type { PortGuide } from '@landsea/contracts/catalogue';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useId, useState, type ReactNode } from 'react';
import { noteChecked } from '../../../catalogue/lists/checked-note';

const dockWords: Record<PortGuide['dock'], string> = {
  docked: 'The ship docks; you walk off.',
  tender: 'The ship anchors; small boats take you ashore, which takes longer.',
  either: 'The ship docks or anchors; allow time for small boats.',
  none: 'The ship passes by; nobody goes ashore.',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[7rem_1fr]">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}

/** `clock` names the local time zone ashore. */
export function PortNotes({ port, clock }: { port: PortGuide; clock: string | undefined }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <DisclosureButton small open={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        Good to know in {port.name.split(/,| \(/)[0]}
      </DisclosureButton>
      {isOpen ? (
        <dl id={id} className="grid gap-2 pt-1 pb-2 pl-6">
          <Fact name="Going ashore">{dockWords[port.dock]}</Fact>
          {clock ? <Fact name="Clocks">{clock}. All aboard is on ship time: keep a watch on it.</Fact> : null}
          {port.walkable.length > 0 ? <Fact name="On foot">{port.walkable.join(' · ')}</Fact> : null}
          <Fact name="Money">{port.currencies.join(', ')}</Fact>
          <Fact name="Papers">{port.papers}</Fact>
          <Fact name="Source">{noteChecked(port)} Times are typical; your cruise line’s app decides.</Fact>
        </dl>
      ) : null}
    </div>
  );
}
