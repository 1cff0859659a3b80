import { prefersStillness } from '@landsea/web-kit';
import type { ComponentProps, MouseEvent } from 'react';

export const DEMO_ID = 'demo';

const glideToDemo = (event: MouseEvent) => {
  const demo = document.getElementById(DEMO_ID);
  if (!demo) return;
  event.preventDefault();
  demo.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
  demo.focus({ preventScroll: true });
};

/** Without script the browser jumps there. */
export function SeeDemoLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return <a {...props} href={`#${DEMO_ID}`} onClick={glideToDemo} />;
}
