import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { notify } from '@landsea/web-kit';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { EditorOnly } from '../../../trip-page/page/read-only';

interface CsvMenuProps {
  expenses: readonly Expense[];
  nameOf: (ref: string) => string;
  onImport: () => void;
}

const download = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

/** Expenses in and out as a table. */
export function CsvMenu({ expenses, nameOf, onImport }: CsvMenuProps) {
  const exportAll = async () => {
    try {
      const { expensesCsv } = await import('./csv-export');
      download(expensesCsv(expenses, nameOf), 'landsea-expenses.csv');
    } catch {
      notify({ tone: 'error', title: 'Not exported', description: 'Check your connection and try again.' });
    }
  };
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
          Import a CSV file
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
