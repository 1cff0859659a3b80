import type { BookingPayment } from '@landsea/contracts/bookings';
import { formatDate } from '@landsea/web-kit';
import { paymentNames } from '../frame/bookings/booking-texts';
import type { DeskBookingDraft, PaymentDraft } from './booking-draft';

export interface Difference {
  name: string;
  before: string;
  after: string;
  apply: (draft: DeskBookingDraft) => DeskBookingDraft;
}

type TextField = 'title' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'total';
const names: Record<TextField, string> = {
  title: 'Name',
  startDate: 'Begins',
  startTime: 'Time',
  endDate: 'Ends',
  endTime: 'Time at the end',
  total: 'Total',
};

const shown = (field: TextField, value: string): string => {
  if (value === '') return 'nothing';
  if (field === 'total') return `$${value}`;
  return field === 'startDate' || field === 'endDate' ? `${formatDate(value)}, ${value.slice(0, 4)}` : value;
};

const isOpen = ({ paidOn }: PaymentDraft): boolean => paidOn === '';
const describe = (payment: PaymentDraft | undefined): string =>
  payment
    ? `${paymentNames[payment.kind]} $${payment.amount}${payment.dueOn ? ` by ${formatDate(payment.dueOn)}, ${payment.dueOn.slice(0, 4)}` : ''}`
    : 'nothing';

/** Only the next open payment is compared: what is paid is the agent's to say. */
const findPayment = (known: DeskBookingDraft, read: DeskBookingDraft): Difference[] => {
  const [after] = read.payments.filter(isOpen);
  const kind: BookingPayment['kind'] = after?.kind ?? 'final';
  const before = known.payments.find((payment) => isOpen(payment) && payment.kind === kind);
  if (!after || (before?.amount === after.amount && (after.dueOn === '' || before.dueOn === after.dueOn)))
    return [];
  const next = before ? { ...before, amount: after.amount, dueOn: after.dueOn || before.dueOn } : after;
  const apply = (draft: DeskBookingDraft): DeskBookingDraft => ({
    ...draft,
    payments: before
      ? draft.payments.map((payment) => (payment.id === before.id ? next : payment))
      : [...draft.payments, next],
  });
  return [{ name: 'Still to pay', before: describe(before), after: describe(next), apply }];
};

const findNumbers = (known: DeskBookingDraft, read: DeskBookingDraft): Difference[] => {
  const added = read.numbers.filter(
    ({ value }) => value !== '' && !known.numbers.some((each) => each.value === value),
  );
  if (added.length === 0) return [];
  const list = (numbers: DeskBookingDraft['numbers']): string => numbers.map(({ value }) => value).join(', ');
  const apply = (draft: DeskBookingDraft): DeskBookingDraft => ({
    ...draft,
    numbers: [...draft.numbers, ...added],
  });
  return [{ name: 'One more number', before: list(known.numbers), after: list(added), apply }];
};

const findStatus = (known: DeskBookingDraft, read: DeskBookingDraft): Difference[] =>
  read.status === 'canceled' && known.status !== 'canceled'
    ? [
        {
          name: 'Status',
          before: 'booked',
          after: 'canceled',
          apply: (draft) => ({ ...draft, status: 'canceled' }),
        },
      ]
    : [];

/** Compares a confirmation with its booking; an empty field of the confirmation is no difference. */
export const findDifferences = (known: DeskBookingDraft, read: DeskBookingDraft): Difference[] => [
  ...(Object.keys(names) as TextField[])
    .filter((field) => read[field] !== '' && read[field] !== known[field])
    .map((field) => ({
      name: names[field],
      before: shown(field, known[field]),
      after: shown(field, read[field]),
      apply: (draft: DeskBookingDraft) => ({ ...draft, [field]: read[field] }),
    })),
  ...findNumbers(known, read),
  ...findPayment(known, read),
  ...findStatus(known, read),
];
