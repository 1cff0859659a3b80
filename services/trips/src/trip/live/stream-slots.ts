import { Slots, type Principal, type SlotRule } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';

/** More open tabs than a person uses; each stream holds a connection and is written to. */
const OF_PERSON: SlotRule = { name: 'trip-stream-user', most: 20 };
/** Everybody who has the trip open, together. */
const OF_TRIP: SlotRule = { name: 'trip-stream-trip', most: 100 };

/** Bounds the streams that are open at once, over all copies of the service. */
@Injectable()
export class StreamSlots {
  constructor(private readonly slots: Slots) {}

  /** @returns what to call when the stream ends. @throws DomainError RATE_LIMITED. */
  async take(user: Principal, tripId: string): Promise<() => void> {
    const leavePerson = await this.slots.take(OF_PERSON, user.userId);
    try {
      const leaveTrip = await this.slots.take(OF_TRIP, tripId);
      return () => void Promise.all([leavePerson(), leaveTrip()]);
    } catch (error) {
      await leavePerson();
      throw error;
    }
  }
}
