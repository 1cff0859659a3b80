import type { useZodForm } from '@landsea/web-kit/forms';
import type { BookingDraft, BookingInput } from './booking-draft';

/** The form of a booking, as its groups of fields bind to it. */
export type BookingZodForm = ReturnType<typeof useZodForm<BookingDraft, BookingInput>>;
