import { clientDetailFields, pipelineStageNames } from '@landsea/contracts/agents';
import { formatDate } from '@landsea/web-kit';
import { formatDetails } from './detail-draft';
import type { ClientChange, KnownClient } from './known-client';

export const clientFieldNames: Record<keyof ClientChange, string> = {
  leadId: 'Lead person',
  stage: 'Stage',
  source: 'Source',
  tags: 'Tags',
  nextStep: 'Next step',
  nextStepOn: 'On',
  notes: 'Notes',
  archived: 'Archive',
  details: 'Address and contact',
};

export const formatClientField = (client: KnownClient, field: keyof ClientChange): string => {
  switch (field) {
    case 'stage':
      return pipelineStageNames[client.pipelineStage ?? client.stage];
    case 'tags':
      return client.tags.join(', ');
    case 'nextStepOn':
      return client.nextStepOn ? formatDate(client.nextStepOn) : '';
    case 'archived':
      return client.archivedAt ? 'Archived' : 'In the list';
    case 'details':
      return formatDetails(clientDetailFields, client.details);
    case 'leadId': {
      const lead = client.people.find(({ id }) => id === client.leadId);
      return lead ? `${lead.firstName} ${lead.lastName}` : '';
    }
    default:
      return client[field] ?? '';
  }
};
