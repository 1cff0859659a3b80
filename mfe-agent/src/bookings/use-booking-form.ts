import {
  AddAgentBooking,
  ChangeAgentBooking,
  type AgentBooking,
  type AgentBookings,
} from '@landsea/contracts/agents';
import { findSecretsIn, parsePercent, usualSuppliers } from '@landsea/rules/agents';
import { findMoneyProblem } from '@landsea/ui/fields/money-field';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import {
  useAddAgentBookingMutation,
  useChangeAgentBookingMutation,
  useSaveBookingSupplierMutation,
} from '../frame/bookings/bookings-api';
import { toBookingValues, toWork, type DeskBookingDraft } from './booking-draft';
import type { OnChanged } from './use-undo-change';

export type SetDraft = (part: Partial<DeskBookingDraft>) => void;

const explain = (error: unknown): string => {
  const [message] = Object.values(getFieldErrors(error));
  return message ?? toApiError(error).message;
};

const findProblem = (draft: DeskBookingDraft): string | undefined => {
  if (draft.title.trim() === '') return 'Give the booking a name';
  if (draft.startDate === '') return 'Choose the day on which it begins';
  const hasNumber = draft.numbers.some(({ value }) => value.trim() !== '');
  if (draft.status === 'held' && draft.heldOn === '' && hasNumber)
    return 'Say until when it is held, or mark it as booked';
  if (draft.supplier === 'new' && draft.newSupplier.trim() === '') return 'Name the supplier';
  if (draft.rate.trim() !== '' && parsePercent(draft.rate) === undefined)
    return 'Enter the rate as a percentage such as 10 or 12.5';
  const amounts = [
    draft.total,
    draft.taxes,
    draft.commissionable,
    ...draft.payments.map(({ amount }) => amount),
  ];
  const wrong = amounts.find((amount) => amount.trim() !== '' && findMoneyProblem(amount));
  return wrong === undefined ? undefined : findMoneyProblem(wrong);
};

const usualOf = (supplier: string) => usualSuppliers.find(({ name }) => supplier === `usual:${name}`);

/** Typed text stays when a call fails, and the next try adds the same booking and the same supplier. */
export const useBookingForm = (
  trip: AgentBookings,
  first: DeskBookingDraft,
  known: AgentBooking | undefined,
  onChanged?: OnChanged,
) => {
  const [draft, setDraft] = useState(first);
  const [ids] = useState(() => ({
    booking: known?.booking.id ?? crypto.randomUUID(),
    supplier: crypto.randomUUID(),
  }));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [add] = useAddAgentBookingMutation();
  const [change] = useChangeAgentBookingMutation();
  const [saveSupplier] = useSaveBookingSupplierMutation();

  const keepSupplier = async ({ supplier, newSupplier, kind }: DeskBookingDraft) => {
    if (supplier === '') return { id: null };
    const usual = usualOf(supplier);
    if (!usual && supplier !== 'new') return { id: supplier };
    const values = usual
      ? { name: usual.name, kinds: [...usual.kinds], rate: usual.rate, paysAfterDays: usual.paysAfterDays }
      : { name: newSupplier.trim(), kinds: [kind], rate: null, paysAfterDays: null };
    const { data, error } = await saveSupplier({
      id: ids.supplier,
      body: { ...values, hostCode: null, version: 0 },
    });
    return data ? { id: data.id } : { problem: explain(error) };
  };

  const write = async (next: DeskBookingDraft): Promise<string | undefined> => {
    const problem = findProblem(next) ?? findSecretsIn(next)[0]?.message;
    if (problem) return problem;
    const supplier = await keepSupplier(next);
    if (supplier.problem) return supplier.problem;
    const { tripId, seesMoney } = trip;
    const booking = toBookingValues(next, seesMoney, known?.booking);
    const work = toWork(next, supplier.id ?? null);
    if (known) {
      const body = {
        booking: { ...booking, version: known.booking.version },
        work: { ...work, version: known.work?.version ?? 0 },
      };
      const checked = ChangeAgentBooking.safeParse(body);
      if (!checked.success) return checked.error.issues[0]?.message;
      const { data, error } = await change({ tripId, bookingId: known.booking.id, body });
      if (data) onChanged?.(known, data);
      return error ? explain(error) : undefined;
    }
    const body = { booking: { ...booking, id: ids.booking }, work };
    const checked = AddAgentBooking.safeParse(body);
    if (!checked.success) return checked.error.issues[0]?.message;
    const { error } = await add({ tripId, body });
    return error ? explain(error) : undefined;
  };

  /** @returns whether it is saved. */
  const save = async (next = draft): Promise<boolean> => {
    setIsBusy(true);
    const problem = await write(next);
    setIsBusy(false);
    setFailure(problem);
    return problem === undefined;
  };
  const set: SetDraft = (part) => {
    setFailure(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  return { draft, set, failure, isBusy, save };
};
