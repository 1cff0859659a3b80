import { groupKindNames, type AgentGroup, type GroupHousehold } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { sumGroup } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDateRange, notify, toApiError } from '@landsea/web-kit';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { MessageDialog } from '../frame/messages/message-dialog';
import { useUndoBar } from '../frame/undo-bar';
import { GroupActions } from './group-actions';
import { GroupDialog } from './group-dialog';
import { GroupItems } from './group-items';
import {
  useAddGroupTripMutation,
  useGetGroupQuery,
  useRemoveGroupMutation,
  useRemoveGroupTripMutation,
} from './groups-api';
import { HouseholdRow } from './household-row';

function GroupTotalsLine({ households }: { households: readonly GroupHousehold[] }) {
  const totals = sumGroup(households);
  const lines: [string, string | number][] = [
    ['Households', totals.households],
    ['People', totals.people],
    ['Rooms', totals.rooms],
    ...(totals.owesCents === null
      ? []
      : [['Owed', formatAmount(totals.owesCents, 'USD')] as [string, string]]),
    ...(totals.expectedCents === null
      ? []
      : [['Expected commission', formatAmount(totals.expectedCents, 'USD')] as [string, string]]),
  ];
  return (
    <dl
      aria-label="The whole group"
      className="flex flex-wrap gap-x-8 gap-y-2 rounded-card border border-hairline bg-surface px-5 py-3 tabular-nums"
    >
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const AddTripDialog = lazy(async () => ({ default: (await import('./add-trip-dialog')).AddTripDialog }));

const toList = <Link to="/app/agents/groups">Groups</Link>;

export function GroupPage() {
  const { groupId = '' } = useParams();
  const { currentData, error, refetch } = useGetGroupQuery(groupId, { refetchOnMountOrArgChange: true });
  if (error && !currentData)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton className="mt-10 h-64" />;
  return <Group key={currentData.id} group={currentData} />;
}

type Shown = 'edit' | 'add' | 'write';

function Group({ group }: { group: AgentGroup }) {
  const { id, name, kind, firstDate, lastDate, note, households, isOwn, items = [] } = group;
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const { offer, undoBar } = useUndoBar();
  const [removeGroup] = useRemoveGroupMutation();
  const [removeTrip] = useRemoveGroupTripMutation();
  const [addTrip] = useAddGroupTripMutation();
  const navigate = useNavigate();
  const remove = async () => {
    const { error } = await removeGroup(id);
    if (!error) await navigate('/app/agents/groups', { state: { deletedGroup: { id, name } } });
  };
  const takeOut = async ({ tripId, clientName }: GroupHousehold) => {
    const { data } = await removeTrip({ groupId: id, tripId });
    if (!data) return;
    if (!isOwn) return navigate('/app/agents/groups');
    const hasItems = items.some(({ trips }) => trips.some((each) => each.tripId === tripId));
    const stays = hasItems ? 'The trip stays, with what you planned together.' : 'The trip stays.';
    const text = `${clientName} is out of the group. ${stays}`;
    return offer({ text, undo: () => void addTrip({ groupId: id, tripId }) });
  };
  return (
    <>
      <PageHeader
        title={name}
        lead={[
          groupKindNames[kind],
          ...(firstDate && lastDate ? [`together ${formatDateRange(firstDate, lastDate)}`] : []),
        ].join(', ')}
        breadcrumb={toList}
        actions={<GroupActions group={group} onShow={setShown} onRemove={() => void remove()} />}
      />
      <div className="grid gap-5">
        {note ? <p className="max-w-prose wrap-anywhere whitespace-pre-line text-muted">{note}</p> : null}
        {households.length > 0 ? <GroupTotalsLine households={households} /> : null}
        <Remarks group={group} />
        <GroupItems group={group} />
        {households.length === 0 ? (
          <EmptyState
            title="No trips in this group yet"
            text="Add the trip of the first household. For the others, copy its plan: same days, same hotel or ship, and nothing that’s only theirs."
          />
        ) : (
          <ul className="grid gap-4">
            {households.map((household) => (
              <HouseholdRow
                key={household.tripId}
                household={household}
                onTakeOut={() => void takeOut(household)}
              />
            ))}
          </ul>
        )}
      </div>
      {shown === 'edit' ? <GroupDialog group={group} onSaved={close} onClose={close} /> : null}
      {shown === 'add' ? (
        <Suspense>
          <AddTripDialog group={group} onClose={close} />
        </Suspense>
      ) : null}
      {shown === 'write' ? <WriteToAll group={group} onClose={close} /> : null}
      {undoBar}
    </>
  );
}

function Remarks({ group: { problems, colleagueTrips, isOwn } }: { group: AgentGroup }) {
  return (
    <>
      {isOwn ? null : <Notice>This is a colleague’s group. You see the trips of your own clients.</Notice>}
      {problems.length > 0 ? (
        <Notice tone="warning">
          <ul className="wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {colleagueTrips > 0 ? (
        <p className="text-muted">And {formatCount(colleagueTrips, 'trip')} of a colleague.</p>
      ) : null}
    </>
  );
}

function WriteToAll({ group: { name, households }, onClose }: { group: AgentGroup; onClose: () => void }) {
  const clients = new Map(
    households.map(({ clientId, unreachable }) => [
      clientId,
      { id: clientId, unreachable: unreachable ?? undefined },
    ]),
  );
  return (
    <MessageDialog
      clients={[...clients.values()]}
      title={`Write to ${name}`}
      onClose={onClose}
      onDone={({ sent }) => {
        notify({ tone: 'success', title: `Sent to ${formatCount(sent, 'household')}` });
        onClose();
      }}
    />
  );
}
