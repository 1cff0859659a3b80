import type { User } from '@landsea/contracts/account';
import type { ComponentProps } from 'react';

export const getAccountName = ({ firstName, email }: User): string =>
  firstName || (email.split('@')[0] ?? '');

interface AccountButtonProps extends ComponentProps<'button'> {
  user: User;
}

export function AccountButton({ user, ...props }: AccountButtonProps) {
  const name = getAccountName(user);
  return (
    <button
      {...props}
      type="button"
      className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full sm:justify-end text-left leading-tight transition-colors duration-150 hover:bg-sea-soft sm:pl-3"
    >
      <span className="grid min-w-0 max-sm:sr-only">
        <span className="max-w-32 truncate text-sm font-semibold text-ink">{name}</span>
        <span className="text-sm text-muted">Signed in</span>
      </span>
      <span className="sr-only">, account menu</span>
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sea-soft font-display text-lg font-semibold text-sea"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
    </button>
  );
}
