import {
  clientFactNames,
  clientFacts,
  pipelineStageNames,
  type Client,
  type PipelineStage,
} from '@landsea/contracts/agents';

interface StageOption {
  value: PipelineStage;
  label: string;
}

/** The stage follows from the trips; an agent says only that a client is lost, or stands where without a trip. */
export const listStageOptions = ({
  stage = 'lead',
  pipelineStage = stage,
  madeTrips = [],
  sharedTrips,
}: Pick<Client, 'stage' | 'pipelineStage' | 'madeTrips' | 'sharedTrips'>): StageOption[] => {
  const known: StageOption = {
    value: pipelineStage,
    label: `${pipelineStageNames[pipelineStage]}, by the trip`,
  };
  if (['booked', 'ready', 'traveling'].includes(pipelineStage)) return [known];
  const lost: StageOption = { value: 'lost', label: clientFactNames.lost };
  if (madeTrips.length + sharedTrips.length === 0)
    return clientFacts.map((value) => ({ value, label: clientFactNames[value] }));
  if (pipelineStage === 'lost') return [lost, { value: 'lead', label: 'Not lost' }];
  return [known, lost];
};
