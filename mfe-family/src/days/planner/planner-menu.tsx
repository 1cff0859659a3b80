import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { CalendarPlus, FileDown, FileSpreadsheet, Printer, Share } from 'lucide-react';
import { Link } from 'react-router-dom';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

interface PlannerMenuProps {
  tripId: string;
  onPrint: () => void;
  onSpreadsheet: () => void;
}

export function PlannerMenu({ tripId, onPrint, onSpreadsheet }: PlannerMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Share aria-hidden className="size-4" strokeWidth={1.75} />}>
          <span className="max-sm:sr-only">Print or add to calendar</span>
        </Button>
      }
    >
      <MenuItem icon={<Printer {...icon} />} onSelect={onPrint}>
        Print the whole trip
      </MenuItem>
      <MenuItem asChild>
        <a href={`/api/v1/trips/${tripId}/pdf`} download>
          <FileDown {...icon} />
          Download a PDF
        </a>
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet {...icon} />} onSelect={onSpreadsheet}>
        Download a spreadsheet
      </MenuItem>
      <MenuItem asChild>
        <Link to={`/trip/${tripId}/timeline#calendar`}>
          <CalendarPlus {...icon} />
          Add to your calendar
        </Link>
      </MenuItem>
    </Menu>
  );
}
