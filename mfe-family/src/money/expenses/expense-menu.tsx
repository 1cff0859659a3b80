import type { Expense } from '@landsea/contracts/money';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { MoreButton } from '../../trip-frame/page/more-button';

export interface RowActions {
  edit: (expense: Expense) => void;
  duplicate: (expense: Expense) => void;
  remove: (expense: Expense) => void;
}

export function ExpenseMenu({ expense, actions }: { expense: Expense; actions: RowActions }) {
  return (
    <Menu defaultOpen trigger={<MoreButton name={expense.what} className="print:hidden" />}>
      <MenuItem icon={<Pencil aria-hidden className="size-5" />} onSelect={() => actions.edit(expense)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden className="size-5" />} onSelect={() => actions.duplicate(expense)}>
        Same again today
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<Trash2 aria-hidden className="size-5" />}
        onSelect={() => actions.remove(expense)}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
