import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkLook } from '../link-look';

/** A press while the menu loads opens it when it has loaded. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className={`${linkLook} cursor-pointer`}>
      More
      <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  );
}
