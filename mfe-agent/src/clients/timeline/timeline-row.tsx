import type { ClientCall, TimelineLine } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react';
import { ThingLink } from './planned-list';
import { describeLine, describeThing, formatTimeOf, getTimelineLink } from './timeline-texts';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface TimelineRowProps {
  line: TimelineLine;
  isUndoing: boolean;
  onUndo: () => void;
  onEditCall: (call: ClientCall) => void;
  onDeleteCall: (call: ClientCall) => void;
}

export function TimelineRow({ line, isUndoing, onUndo, onEditCall, onDeleteCall }: TimelineRowProps) {
  const { call } = line;
  const thing = describeThing(line);
  const to = getTimelineLink(line);
  const first = describeLine(line);
  const small = [formatTimeOf(line), line.tripName, line.undo === 'done' ? 'taken back' : ''];
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hairline py-2.5 first:border-t-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-semibold">
          {first}
          <span className="ml-2 font-normal text-muted tabular-nums">
            {small.filter(Boolean).join(' · ')}
          </span>
        </p>
        {thing ? (
          <p className={call ? 'whitespace-pre-line' : 'line-clamp-3'}>
            {to ? <ThingLink to={to}>{thing}</ThingLink> : thing}
          </p>
        ) : null}
        {line.details && line.details.length > 0 ? (
          <p className="line-clamp-3 text-sm text-muted">{line.details.join(' · ')}</p>
        ) : null}
      </div>
      {line.undo === 'open' ? (
        <Button
          size="sm"
          variant="quiet"
          className="shrink-0"
          busy={isUndoing}
          busyLabel="Undoing…"
          icon={<Undo2 {...icon} />}
          onClick={onUndo}
        >
          Undo<span className="sr-only"> “{[first, thing].filter(Boolean).join(' ')}”</span>
        </Button>
      ) : null}
      {call ? (
        <Menu
          trigger={
            <Button
              size="sm"
              variant="quiet"
              className="shrink-0"
              aria-label={`More for the call at ${formatTimeOf(line)}`}
              icon={<Ellipsis {...icon} />}
            />
          }
        >
          <MenuItem icon={<Pencil {...icon} />} onSelect={() => onEditCall(call)}>
            Change
          </MenuItem>
          <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => onDeleteCall(call)}>
            Delete
          </MenuItem>
        </Menu>
      ) : null}
    </li>
  );
}
