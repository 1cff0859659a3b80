import { listTaskPayments } from './task-payments.js';
import { workflowTemplates } from './workflow-templates.js';

const due = {
  label: 'Resort package',
  vendor: 'Walt Disney World',
  category: 'resort-stay',
  dueKind: 'final-payment',
  cents: 412_050,
  dueOn: '2027-01-04',
} as const;
const sailing = { ...due, label: 'Cruise fare', vendor: null, category: 'cruise-fare' } as const;
const deposit = { ...due, label: 'Deposit', dueKind: 'deposit', cents: 20_000 } as const;
const other = { ...due, label: 'Flights', dueKind: null } as const;
const labels = (key: string | null) =>
  listTaskPayments(key, [due, sailing, deposit, other])?.map(({ label }) => label);

describe('the payments of a task', () => {
  it.each([
    ['deposit', ['Deposit']],
    ['deposits', ['Deposit']],
    ['payment-pay', ['Resort package', 'Cruise fare']],
    ['cruise-payment-pay', ['Cruise fare']],
    ['parks-payment-pay', ['Resort package']],
    ['payment-pay#2', ['Resort package', 'Cruise fare']],
  ])('of %s are those of its kind and half', (key, expected) => expect(labels(key)).toEqual(expected));

  it.each([null, 'payment-remind', 'toString', ''])('are not those of %s', (key) =>
    expect(labels(key)).toBeUndefined(),
  );

  it('are known for each task of a template in which the client pays', () => {
    const paying = Object.values(workflowTemplates)
      .flatMap(({ tasks }) => tasks)
      .filter(({ who, title }) => who === 'client' && /deposit|final payment/i.test(title));
    expect(paying.length).toBeGreaterThan(3);
    for (const { key } of paying) expect(labels(key)).not.toBeUndefined();
  });
});
