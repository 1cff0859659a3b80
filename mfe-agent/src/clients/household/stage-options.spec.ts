import { listStageOptions } from './stage-options';

const trip = { tripId: 't', name: 'Trip', startDate: '2027-01-10', endDate: '2027-01-14' };
const labels = (client: Partial<Parameters<typeof listStageOptions>[0]>) =>
  listStageOptions({ sharedTrips: [], madeTrips: [trip], ...client }).map(({ label }) => label);

describe('the stages that an agent may choose for a client', () => {
  it('are those of a client without a trip', () => {
    expect(labels({ madeTrips: [], pipelineStage: 'lead' })).toEqual(['Lead', 'Traveled before', 'Lost']);
  });

  it('are the one of the trip, or lost until it is booked', () => {
    expect(labels({ pipelineStage: 'planning' })).toEqual(['Planning, by the trip', 'Lost']);
    expect(labels({ pipelineStage: 'booked' })).toEqual(['Booked, by the trip']);
    expect(labels({ pipelineStage: 'lost' })).toEqual(['Lost', 'Not lost']);
  });
});
