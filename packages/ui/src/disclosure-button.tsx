import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';

export interface DisclosureButtonProps {
  open: boolean;
  controls: string;
  onToggle: () => void;
  children: ReactNode;
  label?: string;
  small?: boolean;
  className?: string;
}

export function DisclosureButton(props: DisclosureButtonProps) {
  const { open, controls, onToggle, children, label, small = false, className } = props;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={label}
      onClick={onToggle}
      className={joinClassNames(
        'flex min-h-11 w-full cursor-pointer items-center text-left hover:text-sea',
        small ? 'gap-1 rounded-lg px-1 text-sm text-muted lg:min-h-8' : 'gap-2',
        className,
      )}
    >
      <ChevronRight
        aria-hidden
        strokeWidth={1.75}
        className={joinClassNames(
          'shrink-0 text-muted transition-transform',
          small ? 'size-4' : 'size-5',
          open && 'rotate-90',
        )}
      />
      <span className="min-w-0">{children}</span>
    </button>
  );
}
