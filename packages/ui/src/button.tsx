import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClassNames } from './class-names';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Presses do nothing meanwhile, and the focus stays. */
  busy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
  /** The single child (a link) gets the looks. */
  asChild?: boolean;
}

const looks = {
  primary: 'bg-coral text-on-coral hover:bg-coral-deep',
  secondary: 'border border-edge bg-surface text-ink hover:border-sea hover:text-sea',
  quiet: 'text-sea hover:bg-sea-soft',
  danger: 'bg-berry text-on-berry hover:opacity-90',
};

const smallQuiet = 'min-h-11 px-3 text-sm';

const sizes = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

const ignorePress = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Menus open by the latter two. */
const ignored = {
  'aria-disabled': true,
  onClick: ignorePress,
  onPointerDown: undefined,
  onKeyDown: undefined,
};

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  asChild = false,
  className,
  children,
  disabled,
  type,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type: type ?? 'button', disabled })}
      {...(busy && !asChild ? ignored : {})}
      aria-busy={busy || undefined}
      className={joinClassNames(
        'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
        looks[variant],
        variant === 'quiet' && size === 'sm' ? smallQuiet : sizes[size],
        className,
      )}
    >
      {icon}
      <Slot.Slottable>{busy && busyLabel && !asChild ? busyLabel : children}</Slot.Slottable>
    </Root>
  );
}
