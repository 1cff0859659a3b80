import type { Expense } from '@landsea/contracts/money';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Download, Upload } from 'lucide-react';
import { downloadCsv } from '../../../trip-frame/files/download-csv';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { CsvButton } from './csv-button';

interface CsvMenuProps {
  expenses: readonly Expense[];
  nameOf: (ref: string) => string;
  onImport: () => void;
}

export function CsvMenu({ expenses, nameOf, onImport }: CsvMenuProps) {
  const exportAll = () =>
    downloadCsv('landsea-expenses.csv', async () =>
      (await import('./csv-export')).makeExpensesCsv(expenses, nameOf),
    );
  return (
    <Menu defaultOpen trigger={<CsvButton />}>
      <EditorOnly>
        <MenuItem icon={<Upload aria-hidden className="size-5" />} onSelect={onImport}>
          Import a CSV or Excel file
        </MenuItem>
      </EditorOnly>
      <MenuItem
        disabled={expenses.length === 0}
        icon={<Download aria-hidden className="size-5" />}
        onSelect={() => void exportAll()}
      >
        Export all as CSV
      </MenuItem>
    </Menu>
  );
}
