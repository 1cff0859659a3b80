import { Slots, type Principal, type SlotRule } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';

/** More open tabs than a person uses; each stream holds a connection. */
const OF_PERSON: SlotRule = { name: 'trip-stream-user', most: 20 };
const OF_TRIP: SlotRule = { name: 'trip-stream-trip', most: 100 };

@Injectable()
export class StreamSlots {
  constructor(private readonly slots: Slots) {}

  /** @returns the function to call when the stream ends. @throws DomainError RATE_LIMITED. */
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
