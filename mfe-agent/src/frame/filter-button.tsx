import { Button } from '@landsea/ui/button';
import { SlidersHorizontal } from 'lucide-react';

interface FilterButtonProps {
  /** Filters that narrow the list now. */
  count: number;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

/** On a phone the filters wait behind this button, so that the list begins near the top. */
export function FilterButton({ count, isOpen, controls, onToggle }: FilterButtonProps) {
  return (
    <Button
      className="shrink-0 sm:hidden"
      aria-expanded={isOpen}
      aria-controls={controls}
      icon={<SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />}
      onClick={onToggle}
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
