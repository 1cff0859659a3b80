/** True when the group's agent is the client's, or in the same agency: nobody else's group is ever shown with a client. */
export const isOfAgency = (group: string, client: string): string =>
  `(${group}.agent_id = ${client}.agent_id OR EXISTS (SELECT FROM agency_member one JOIN agency_member other USING (agency_id)
     WHERE one.user_id = ${group}.agent_id AND other.user_id = ${client}.agent_id))`;

/** The group of a client's trip as JSON; `client` is the alias of its row. */
export const selectGroupOfTrip = (client: string, tripId: string): string =>
  `SELECT jsonb_build_object('id', g.id, 'name', g.name)
     FROM agent_group_trip m JOIN agent_group g ON g.id = m.group_id AND g.deleted_at IS NULL AND ${isOfAgency('g', client)}
    WHERE m.client_id = ${client}.id AND m.trip_id = ${tripId}`;
