interface Written {
  clientId: string;
  tripId: string;
  templateId: string;
}

/** Leads to the conversation about the trip, with the template already filled in. */
export const getWriteLink = ({ clientId, tripId, templateId }: Written): string => {
  const search = new URLSearchParams({ client: clientId, trip: tripId, template: templateId });
  return `/app/agents/messages?${search.toString()}`;
};
