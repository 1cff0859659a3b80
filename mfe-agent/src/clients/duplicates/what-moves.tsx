import { formatCount } from '@landsea/contracts/core';
import type { MergeCandidate } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDateRange } from '@landsea/web-kit';

export function WhatMoves({
  merge: { client, trips, tasks, conversations, changes },
}: {
  merge: MergeCandidate;
}) {
  const { connections = [], invitation, firstName } = client;
  return (
    <Card aria-labelledby="what-moves" className="grid content-start gap-2">
      <CardTitle id="what-moves">What comes along from the second</CardTitle>
      <ul className="grid gap-2">
        {trips.map(({ tripId, name, startDate, endDate }) => (
          <li key={tripId} className="wrap-anywhere">
            {name} <span className="text-muted">({formatDateRange(startDate, endDate)})</span>
          </li>
        ))}
        {tasks > 0 ? <li>{formatCount(tasks, 'task')} for these trips</li> : null}
        {conversations > 0 ? <li>{formatCount(conversations, 'conversation')}</li> : null}
        {connections.length > 0 ? (
          <li>{formatCount(connections.length, 'connection')} to other clients</li>
        ) : null}
        <li>{formatCount(changes, 'activity entry', 'activity entries')}</li>
      </ul>
      {invitation.state === 'invited' ? (
        <p className="text-muted">{firstName}’s open invitation ends.</p>
      ) : null}
      {invitation.state === 'joined' ? (
        <p className="text-muted">What {firstName} shares stays shared with you, by the client you keep.</p>
      ) : null}
    </Card>
  );
}
