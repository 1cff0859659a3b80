import type { useZodForm } from '@landsea/web-kit/forms';
import type { BookingDraft, BookingInput } from './booking-draft';

export type BookingZodForm = ReturnType<typeof useZodForm<BookingDraft, BookingInput>>;
