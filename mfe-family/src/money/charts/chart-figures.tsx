import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useId, useState } from 'react';

interface ChartFiguresProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

export function ChartFigures({ caption, columns, rows }: ChartFiguresProps) {
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const [first, ...rest] = columns;
  return (
    <div className="pt-2 text-sm">
      <DisclosureButton
        open={open}
        controls={tableId}
        onToggle={() => setOpen(!open)}
        className="text-muted print:hidden"
      >
        Show as table
      </DisclosureButton>
      <div id={tableId} className={open ? '' : 'hidden print:block'}>
        <DataTable caption={caption}>
          <thead>
            <tr>
              <Th>{first}</Th>
              {rest.map((column) => (
                <Th key={column} numeric>
                  {column}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figures }) => (
              <tr key={name}>
                <Th scope="row">{name}</Th>
                {figures.map((figure, column) => (
                  <Td key={rest[column]} numeric>
                    {figure}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </div>
  );
}
