import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { usePortalContainer } from '@landsea/ui/app-scope';
import { joinClassNames } from '../class-names';

export interface MenuProps {
  /** One button element; it gets the menu's aria and key handling. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** The menu opens at once when the button was pressed before the menu was loaded. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Each row of a list has a menu: closed ones must cost nothing. */}
      {open ? (
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            align={align}
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-card border border-hairline bg-surface p-1.5 text-ink shadow-float print:hidden"
          >
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      ) : null}
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
  asChild?: boolean;
}

export function MenuItem({
  children,
  icon,
  onSelect,
  disabled,
  tone = 'plain',
  asChild = false,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      {...(onSelect ? { onSelect } : {})}
      {...(disabled === undefined ? {} : { disabled })}
      className={joinClassNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-base no-underline outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sea-soft',
        tone === 'danger' ? 'text-berry' : 'text-ink',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-muted">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />;
}
