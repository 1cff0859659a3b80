import { Button } from '@landsea/ui/button';
import { FileSpreadsheet } from 'lucide-react';
import type { ComponentProps } from 'react';

export function CsvButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} size="sm" icon={<FileSpreadsheet aria-hidden className="size-4" strokeWidth={1.75} />}>
      Spreadsheet
    </Button>
  );
}
