import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

interface MoreButtonProps extends ComponentProps<'button'> {
  name: string;
}

export function MoreButton({ name, className = '', ...props }: MoreButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={`More for ${name}`}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink ${className}`}
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
