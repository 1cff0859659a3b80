import { groupKindNames, type AgentGroup, type GroupHousehold } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
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
import { GroupTotalsLine } from './group-totals-line';
import {
  useAddGroupTripMutation,
  useGetGroupQuery,
  useRemoveGroupMutation,
  useRemoveGroupTripMutation,
} from './groups-api';
import { HouseholdRow } from './household-row';

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
  const { id, name, kind, firstDate, lastDate, note, households, isOwn } = group;
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
    const text = `${clientName} is out of the group. The trip stays.`;
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
