import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkLook } from '../link-look';

/** The button of the More menu, on its own while the menu loads; what is pressed then opens with it. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className={`${linkLook} cursor-pointer`}>
      More
      <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  );
}
