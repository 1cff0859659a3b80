import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { DomainError } from '@landsea/nest-kit';

export const refuseDemo = (): DomainError =>
  new DomainError({
    code: 'DEMO_RESTRICTED',
    message: 'The demo cannot make payments. Create a free account to unlock a trip of your own.',
  });

export const refuseSecondTrip = (currentTripId: string, accessExpiresAt: Date): DomainError =>
  new DomainError({
    code: 'ACTIVE_TRIP_EXISTS',
    error: 'Active paid trip exists',
    message: `You have already paid for a trip. Each trip requires a separate ${formatPrice(salePrices.trip)} payment.`,
    currentTripId,
    accessExpiresAt: accessExpiresAt.toISOString(),
    options: ['view-current-trip', 'archive-and-pay', 'cancel'],
  });

export const refuseUnlocked = (): DomainError =>
  new DomainError({ code: 'ALREADY_UNLOCKED', message: 'This trip is already unlocked.' });

export const refuseArchived = (): DomainError =>
  new DomainError({
    code: 'ALREADY_UNLOCKED',
    message: 'You have already paid for this trip. Restore it from the archive to plan on.',
  });

export const refuseDisputed = (): DomainError =>
  new DomainError({
    code: 'ALREADY_UNLOCKED',
    message:
      'Your bank is looking into your payment for this trip. It opens again when the bank decides that the payment stands.',
  });

export const planCoversTrip = (): DomainError =>
  new DomainError({
    code: 'PLAN_COVERS_TRIP',
    message: 'Your plan covers this trip: everything in it is already unlocked.',
  });

export const refuseInProgress = (): DomainError =>
  new DomainError({
    code: 'ALREADY_UNLOCKED',
    message:
      'Your bank is still confirming your payment for this trip. It unlocks by itself, without a second payment.',
  });

export const refuseNotForSale = (message: string): DomainError =>
  new DomainError({ code: 'VALIDATION_FAILED', message, fields: [{ path: 'tripId', message }] });
