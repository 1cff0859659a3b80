import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { downloadCsv } from '../../../trip-frame/files/download-csv';
import { EditorOnly } from '../../../trip-frame/access/read-only';

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
    <Menu
      trigger={
        <Button size="sm" icon={<FileSpreadsheet aria-hidden className="size-4" strokeWidth={1.75} />}>
          Spreadsheet
        </Button>
      }
    >
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
