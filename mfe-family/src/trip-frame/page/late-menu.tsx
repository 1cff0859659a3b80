import { Suspense, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

interface LateMenuProps {
  button: (closed: ComponentProps<'button'>) => ReactNode;
  children: ReactNode;
}

/** Menus weigh 20 kB: a page shows their buttons, and a menu takes the place of its button once that is pressed. */
export function LateMenu({ button, children }: LateMenuProps) {
  const [isAwaited, setAwaited] = useState(false);
  const closed = button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setAwaited(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setAwaited(true);
    },
  });
  return isAwaited ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
