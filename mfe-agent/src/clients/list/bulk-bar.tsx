import { formatCount } from '@landsea/contracts/core';
import {
  clientFactNames,
  clientFacts,
  toClientFact,
  MAX_BULK_CLIENTS,
  type ChangeClients,
  type ClientHandOver,
  type ClientSummary,
  type MessagedClients,
} from '@landsea/contracts/agents';
import { describeUnreachable } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  CircleDot,
  MessageCircle,
  Tag,
  Undo2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { MessageDialog } from '../../frame/messages/message-dialog';
import { HandOverDialog } from '../../frame/team/hand-over-dialog';
import { useColleagues } from '../../frame/team/use-colleagues';
import { useHandOverUndo } from '../../frame/team/use-hand-over-undo';
import { useChangeClientsMutation, useUndoChangedClientsMutation } from './client-list-api';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

const counted = (count: number): string => formatCount(count, 'client');

const doneText = (change: ChangeClients, count: number): string => {
  switch (change.action) {
    case 'stage':
      return `${counted(count)} set to ${clientFactNames[toClientFact(change.stage)]}`;
    case 'add-tag':
      return `${counted(count)} tagged “${change.tag}”`;
    case 'remove-tag':
      return `“${change.tag}” taken off ${counted(count)}`;
    case 'archive':
      return `${counted(count)} archived`;
    case 'restore':
      return `${counted(count)} back in the list`;
  }
};

const sentText = ({ sent, notJoined }: MessagedClients): string => {
  const left = notJoined.length > 0 ? ` No message reaches ${notJoined.join(', ')}.` : '';
  return sent === 0 ? `Not sent to anyone.${left}` : `Sent to ${sent} by email.${left}`;
};

function TagDialog({
  onClose,
  onTag,
}: {
  onClose: () => void;
  onTag: (tag: string, isAdded: boolean) => void;
}) {
  const [tag, setTag] = useState('');
  const typed = tag.trim();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Tag these clients"
      footer={
        <>
          <Button disabled={!typed} onClick={() => onTag(typed, false)}>
            Take the tag off
          </Button>
          <Button variant="primary" disabled={!typed} onClick={() => onTag(typed, true)}>
            Add the tag
          </Button>
        </>
      }
    >
      <TextField label="Tag" maxLength={40} value={tag} onChange={(event) => setTag(event.target.value)} />
    </Dialog>
  );
}

interface BulkBarProps {
  clients: readonly ClientSummary[];
  chosen: ReadonlySet<string>;
  isArchive: boolean;
  onClear: () => void;
}

export function BulkBar({ clients, chosen, isArchive, onClear }: BulkBarProps) {
  const [changeClients, { isLoading }] = useChangeClientsMutation();
  const [undoChange, undoing] = useUndoChangedClientsMutation();
  const [last, setLast] = useState<{ stepId?: string; handOverId?: string; text: string }>();
  const [isHandingOver, setIsHandingOver] = useState(false);
  const colleagues = useColleagues();
  const handOvers = useHandOverUndo();
  const [isTagging, setIsTagging] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const ids = [...chosen];

  const run = async (change: ChangeClients) => {
    const { data } = await changeClients(change);
    if (!data) return;
    setLast({ ...(data.changed > 0 && { stepId: data.stepId }), text: doneText(change, data.changed) });
    onClear();
  };
  const undo = async (stepId: string) => {
    const { data } = await undoChange(stepId);
    if (!data) return;
    const kept = data.kept > 0 ? ` ${counted(data.kept)} changed since and stayed.` : '';
    setLast({ text: `Undone for ${counted(data.undone)}.${kept}` });
  };

  const handedOver = ({ id, clients, toName }: ClientHandOver) => {
    setIsHandingOver(false);
    setLast({ handOverId: id, text: `${counted(clients)} handed over to ${toName}` });
    onClear();
  };
  const messaged = (done: MessagedClients) => {
    setIsWriting(false);
    setLast({ text: sentText(done) });
    onClear();
  };
  const takeBack = async (id: string) => {
    await handOvers.undo(id);
    setLast(undefined);
  };

  if (ids.length === 0 && !last) return <div role="status" />;
  return (
    <div className="sticky bottom-20 z-20 flex justify-center md:bottom-6 print:hidden">
      <div className="flex max-w-full flex-wrap items-center gap-1 rounded-card border border-hairline bg-surface px-3 py-1.5 shadow-float">
        <span role="status" className="px-2 font-semibold wrap-anywhere">
          {ids.length > 0 ? `${ids.length} chosen` : last?.text}
        </span>
        {ids.length > MAX_BULK_CLIENTS ? (
          <span className="px-2 text-berry">Choose at most {MAX_BULK_CLIENTS} at a time</span>
        ) : ids.length > 0 ? (
          <>
            <Menu
              align="start"
              trigger={
                <Button size="sm" variant="quiet" busy={isLoading} icon={<CircleDot {...icon} />}>
                  Stage
                </Button>
              }
            >
              {clientFacts.map((stage) => (
                <MenuItem key={stage} onSelect={() => void run({ action: 'stage', ids, stage })}>
                  {clientFactNames[stage]}
                </MenuItem>
              ))}
            </Menu>
            <Button size="sm" variant="quiet" icon={<Tag {...icon} />} onClick={() => setIsTagging(true)}>
              Tag
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={isArchive ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
              onClick={() => void run({ action: isArchive ? 'restore' : 'archive', ids })}
            >
              {isArchive ? 'Restore' : 'Archive'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={<MessageCircle {...icon} />}
              onClick={() => setIsWriting(true)}
            >
              Message
            </Button>
            {colleagues.length > 1 ? (
              <Button
                size="sm"
                variant="quiet"
                icon={<ArrowRightLeft {...icon} />}
                onClick={() => setIsHandingOver(true)}
              >
                Hand over
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" icon={<X {...icon} />} onClick={onClear}>
              Clear
            </Button>
          </>
        ) : last?.stepId ? (
          <Button
            size="sm"
            variant="quiet"
            busy={undoing.isLoading}
            busyLabel="Undoing…"
            icon={<Undo2 {...icon} />}
            onClick={() => void undo(last.stepId ?? '')}
          >
            Undo
          </Button>
        ) : last?.handOverId ? (
          <Button
            size="sm"
            variant="quiet"
            busy={handOvers.undoing !== undefined}
            busyLabel="Undoing…"
            icon={<Undo2 {...icon} />}
            onClick={() => void takeBack(last.handOverId ?? '')}
          >
            Undo
          </Button>
        ) : null}
        {ids.length === 0 ? (
          <Button size="sm" variant="quiet" icon={<X {...icon} />} onClick={() => setLast(undefined)}>
            <span className="sr-only">Close</span>
          </Button>
        ) : null}
      </div>
      {isHandingOver ? (
        <HandOverDialog
          clientIds={ids}
          agentId={undefined}
          title={`Hand ${counted(ids.length)} over`}
          onDone={handedOver}
          onClose={() => setIsHandingOver(false)}
        />
      ) : null}
      {isWriting ? (
        <MessageDialog
          clients={clients
            .filter(({ id }) => chosen.has(id))
            .map((client) => ({ id: client.id, unreachable: describeUnreachable(client) }))}
          title={`Message ${counted(ids.length)}`}
          onDone={messaged}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
      {isTagging ? (
        <TagDialog
          onClose={() => setIsTagging(false)}
          onTag={(tag, isAdded) => {
            setIsTagging(false);
            void run({ action: isAdded ? 'add-tag' : 'remove-tag', ids, tag });
          }}
        />
      ) : null}
    </div>
  );
}
