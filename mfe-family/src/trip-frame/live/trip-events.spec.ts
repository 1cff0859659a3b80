import { installLiveStream } from '@landsea/web-kit/testing';
import { followTripEvents } from './trip-events';

const tripId = 'b0000000-0000-4000-8000-000000000001';

describe('the events of a trip', () => {
  it('come with the state of the stream, without what this build cannot read', () => {
    const live = installLiveStream();
    const heard: object[] = [];
    const stop = followTripEvents(tripId, (event) => heard.push(event));
    live.open();
    live.emit({ type: 'budget.line-removed', lineId: 'not an id', by: 'Ana' });
    live.emit({ type: 'budget.changed', by: 'Ana' });
    live.refuse();
    stop();
    expect(heard).toEqual([
      { type: 'connected' },
      { type: 'budget.changed', by: 'Ana' },
      { type: 'refused' },
    ]);
  });
});
