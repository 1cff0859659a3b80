import { followLiveEvents } from './live-events';
import { installLiveStream } from '../testing';

const tripId = 'b0000000-0000-4000-8000-000000000001';
const follow = () => {
  const live = installLiveStream();
  const heard: string[] = [];
  const stop = followLiveEvents(tripId, ({ type }) => heard.push(type));
  return { live, heard, stop };
};

describe('live events of a trip', () => {
  it('say that the stream is open each time it opens, because what happened before is not in it', () => {
    const { live, heard, stop } = follow();
    expect(live.urls()).toEqual([`/api/v1/trips/${tripId}/stream`]);
    live.open();
    expect(heard).toEqual(['connected']);
    live.breakLine();
    live.open();
    expect(heard).toEqual(['connected', 'connected']);
    stop();
  });

  it('say that nothing was missed where the trip has not changed since the document was requested', () => {
    const { live, heard, stop } = follow();
    live.open(Number.MAX_SAFE_INTEGER);
    live.open(performance.now() - 1);
    expect(heard).toEqual(['current', 'connected']);
    stop();
  });

  it('say that something may be missed where a service does not tell', () => {
    const { live, heard, stop } = follow();
    live.openUntold();
    expect(heard).toEqual([]);
    live.emit({ type: 'activity.changed' });
    live.emit({ type: 'activity.changed' });
    expect(heard).toEqual(['connected', 'activity.changed', 'activity.changed']);
    stop();
  });

  it('say that the stream was refused, and ask for it again later', () => {
    jest.useFakeTimers();
    const { live, heard, stop } = follow();
    live.refuse();
    expect([heard, live.urls()]).toEqual([['refused'], []]);
    jest.runOnlyPendingTimers();
    expect(live.urls()).toHaveLength(1);
    stop();
    jest.useRealTimers();
  });

  it('are delivered as they come, and end with the last listener', () => {
    const { live, heard, stop } = follow();
    live.emit({ type: 'trip.changed' });
    expect(heard).toEqual(['trip.changed']);
    stop();
    expect(live.urls()).toEqual([]);
  });
});
