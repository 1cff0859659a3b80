import type { AgentGroup } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Download, MessageCircle, MoreHorizontal, Plus, Printer } from 'lucide-react';

interface GroupActionsProps {
  group: AgentGroup;
  onShow: (shown: 'edit' | 'add' | 'write') => void;
  onRemove: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export function GroupActions({
  group: { id, name, households, isOwn },
  onShow,
  onRemove,
}: GroupActionsProps) {
  return (
    <>
      {isOwn ? (
        <Button size="sm" variant="primary" icon={<Plus {...icon} />} onClick={() => onShow('add')}>
          Add a trip
        </Button>
      ) : null}
      {households.length > 0 ? (
        <>
          <Button size="sm" icon={<MessageCircle {...icon} />} onClick={() => onShow('write')}>
            Write to all
          </Button>
          <Button asChild size="sm" icon={<Download {...icon} />}>
            <a href={`/api/v1/agent-groups/${id}/rooming-list`} download="landsea-rooming-list.csv">
              Rooming list
            </a>
          </Button>
        </>
      ) : null}
      <Menu
        trigger={
          <Button size="sm" variant="quiet" aria-label={`More for ${name}`}>
            <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        }
      >
        <MenuItem icon={<Printer {...icon} />} onSelect={() => window.print()}>
          Print
        </MenuItem>
        {isOwn ? <MenuItem onSelect={() => onShow('edit')}>Name, days and note…</MenuItem> : null}
        {isOwn ? (
          <MenuItem tone="danger" onSelect={onRemove}>
            Delete the group
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
