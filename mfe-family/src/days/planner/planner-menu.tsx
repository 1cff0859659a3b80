import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { CalendarPlus, FileDown, FileSpreadsheet, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PlannerMenuButton } from './planner-menu-button';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

interface PlannerMenuProps {
  tripId: string;
  onPrint: () => void;
  onSpreadsheet: () => void;
}

export function PlannerMenu({ tripId, onPrint, onSpreadsheet }: PlannerMenuProps) {
  return (
    <Menu defaultOpen trigger={<PlannerMenuButton />}>
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
