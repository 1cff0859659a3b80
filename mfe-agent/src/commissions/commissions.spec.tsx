import { webcrypto } from 'node:crypto';
import type { Commission, StatementDetail } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

beforeAll(() => {
  if (!globalThis.crypto.subtle)
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

const ids = ['a', 'b', 'c'].map((letter) => `${letter}0000000-0000-4000-8000-000000000001`);
const [tripId = '', bookingId = '', clientId = ''] = ids;
const year = new Date().toISOString().slice(0, 4);

const late: Commission = {
  ...{ tripId, bookingId, clientId, clientName: 'Dana Whitlock', tripName: 'Spring', title: 'Disney Wish' },
  ...{ supplierId: null, supplierName: 'Disney Cruise Line', numbers: ['37488218'] },
  ...{ startsOn: `${year}-01-02`, endsOn: `${year}-01-05`, isCanceled: false, share: 8_000 },
  ...{ expectedCents: 125_00, ownCents: 100_00, receivedCents: 0, dueOn: `${year}-02-05` },
  ...{ state: 'overdue', askedOn: null, settledNote: null, version: 0 },
};
const paid: Commission = {
  ...late,
  ...{ bookingId: clientId, clientName: 'Tom Okafor', state: 'paid', receivedCents: 100_00, share: 10_000 },
  ...{ expectedCents: 100_00, endsOn: `${year}-03-05` },
};
const line = { supplierName: '', isFee: false, note: '' };
const detail: StatementDetail = {
  statement: {
    ...{ id: tripId, payer: 'host', name: 'Harbor Host', supplierId: null, paidOn: `${year}-03-01` },
    ...{ bankCents: 97_50, fileName: 'march.csv', isReversed: false, linesCents: 110_00, lines: 2 },
    ...{ unclaimed: 2, closedAt: null, version: 3 },
  },
  lines: [
    {
      ...{
        ...line,
        id: bookingId,
        number: '37488281',
        guestName: 'Whitlock, Dana',
        cents: 100_00,
        position: 1,
      },
      ...{ travelOn: `${year}-01-02`, parts: [] },
      suggestions: [{ reason: 'alike', parts: [{ tripId, bookingId, cents: 100_00 }] }],
    },
    {
      ...{ ...line, id: clientId, number: 'INV 2231', guestName: '', cents: 10_00, position: 2 },
      ...{ travelOn: null, parts: [], suggestions: [] },
    },
  ],
  bookings: [late],
};

const open = (path: string, handlers: Handlers = {}) =>
  openAsAgent(path, {
    'GET /api/v1/commissions': () => ({ commissions: [late, paid], isCut: false }),
    'GET /api/v1/commission-statements': () => ({ statements: [detail.statement] }),
    'GET /api/v1/commission-lines': () => ({ lines: [], total: 0 }),
    'GET /api/v1/booking-suppliers': () => ({ suppliers: [] }),
    'GET /api/v1/commission-statements/:id': () => detail,
    ...handlers,
  });

it('shows what is late first, with an email that names number, dates and amount', async () => {
  const { user, requests } = open('/app/agents/commissions', {
    'PUT /api/v1/commissions/:tripId/:bookingId': () => answer(200, { ...late, version: 1 }),
  });
  expect(await screen.findByText('Overdue: 1')).toBeVisible();
  expect(screen.getByText('your 80% of $125.00')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^January/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Overdue 1' }));
  expect(screen.queryByRole('link', { name: 'Tom Okafor' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask for what’s overdue' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveDisplayValue(/Confirmation 37488218: Dana Whitlock/);
  await user.click(dialog.getByRole('button', { name: 'I asked today' }));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    settledNote: null,
    version: 0,
  });
});

it('opens with the next year when this one has nothing', async () => {
  const nextYear = String(Number(year) + 1);
  const ahead: Commission = { ...late, endsOn: `${nextYear}-03-05`, state: 'ahead' };
  const { user } = open('/app/agents/commissions', {
    'GET /api/v1/commissions': ({ query }) => ({
      commissions: query.get('year') === nextYear ? [ahead] : [],
      isCut: false,
    }),
  });
  expect(await screen.findByRole('link', { name: 'Dana Whitlock' })).toBeVisible();
  expect(screen.getByLabelText('Travel in')).toHaveValue(nextYear);
  await user.selectOptions(screen.getByLabelText('Travel in'), year);
  expect(await screen.findByText(`No commission from travel in ${year}`)).toBeVisible();
});

it('keeps a fee that could not be added', async () => {
  const { user } = open(`/app/agents/commissions/statements/${tripId}`, {
    'POST /api/v1/commission-statements/:id/fees': () =>
      answer(409, { code: 'EDIT_CONFLICT', message: 'Somebody changed this statement meanwhile.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a fee' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(dialog.getByText('Say what the fee is for')).toBeVisible();
  await user.type(dialog.getByLabelText('What for'), 'Wire');
  await user.type(dialog.getByLabelText('Amount'), '12.50');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText('Somebody changed this statement meanwhile.')).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveValue('12.50');
});

it('takes a suggestion, and tells the second of two people', async () => {
  const { user, requests } = open(`/app/agents/commissions/statements/${tripId}`, {
    'PUT /api/v1/commission-statements/:id/lines/:lineId': () =>
      answer(409, { code: 'EDIT_CONFLICT', message: 'Somebody changed this statement meanwhile.' }),
  });
  expect(await screen.findByText(/\$12.50 less/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the statement' })).toBeDisabled();
  expect(screen.getByText('Dates fit, and the amount or the name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^That’s it ?: Dana Whitlock, Disney Wish$/ }));
  expect(await screen.findByText('Somebody changed this statement meanwhile.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 3,
    parts: [{ tripId, bookingId, cents: 100_00 }],
  });
});

it('finds a booking for a line by hand', async () => {
  const { user, requests } = open(`/app/agents/commissions/statements/${tripId}`, {
    'PUT /api/v1/commission-statements/:id/lines/:lineId': () => detail,
  });
  await user.click(await screen.findByRole('button', { name: 'No booking found 1' }));
  await user.click(screen.getByRole('button', { name: 'Choose a booking for INV 2231' }));
  await user.type(screen.getByLabelText('Client, booking or number'), 'whit');
  await user.click(screen.getByRole('button', { name: /^Dana Whitlock, Disney Wish/ }));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    parts: [{ tripId, bookingId, cents: 10_00 }],
  });
});

it('turns reversed signs around, asks for the bank’s amount, and keeps what was typed', async () => {
  const { user, requests } = open('/app/agents/commissions', {
    'POST /api/v1/commission-statements': () => answer(201, detail),
  });
  const file = new File(['Confirmation,Agent Share\nA1234,-60.00\nB1234,-50.00'], 'march.csv');
  await user.upload(await screen.findByLabelText('The statement as CSV or Excel'), file);
  expect(await screen.findByText('2 lines, $110.00 together')).toBeVisible();
  expect(screen.getByText(/Most amounts in this file have a minus/)).toBeVisible();
  await user.type(screen.getByLabelText('Name of the payer'), 'Harbor Host');
  await user.click(screen.getByRole('button', { name: 'Match the lines' }));
  expect(await screen.findByText(/Enter what the bank received/)).toBeVisible();
  await user.type(screen.getByLabelText('What your bank received'), '97.50');
  await user.click(screen.getByRole('button', { name: 'Match the lines' }));
  expect(
    await screen.findByText('You added this file before, so nothing changed. Here it is.'),
  ).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ payer: 'host', bankCents: 97_50, isReversed: true, name: 'Harbor Host' },
    lines: [{ number: 'A1234', cents: 60_00 }, { cents: 50_00 }],
  });
});

it('keeps fees apart from commissions: what came in the year, and what is open', async () => {
  const fee = {
    ...{ id: tripId, name: 'Planning fee', cents: 150_00, dueOn: `${year}-01-02`, payLink: null, note: '' },
    ...{ state: 'open', toldBy: null, receivedOn: null, waivedReason: null, version: 1 },
    ...{ clientId, clientName: 'Jen Brubaker', tripId, tripName: 'Castles' },
  };
  const received = { ...fee, id: bookingId, cents: 75_00, state: 'confirmed', receivedOn: `${year}-01-03` };
  open('/app/agents/commissions', {
    'GET /api/v1/planning-fees': () => ({ fees: [fee, received], isCut: false }),
  });
  const card = within(await screen.findByRole('region', { name: 'Your fees' }));
  expect(
    card.getByText(`$75.00 received in ${year}, $150.00 open. Commissions don’t include them.`),
  ).toBeVisible();
  expect(card.getAllByRole('link', { name: 'Jen Brubaker' })[0]).toHaveAttribute(
    'href',
    `/app/agents/trips/${tripId}/bookings#fees`,
  );
});

it('divides a line among bookings by hand, to the cent', async () => {
  const other: Commission = { ...late, bookingId: clientId, clientName: 'Tom Okafor', title: 'Pop Century' };
  const { user, requests } = open(`/app/agents/commissions/statements/${tripId}`, {
    'GET /api/v1/commission-statements/:id': () => ({ ...detail, bookings: [late, other] }),
    'PUT /api/v1/commission-statements/:id/lines/:lineId': () => detail,
  });
  await user.click(await screen.findByRole('button', { name: /^No booking found/ }));
  await user.click(screen.getByRole('button', { name: /^Divide it.*INV 2231$/ }));
  const group = within(screen.getByRole('group', { name: 'Divide $10.00' }));
  await user.click(group.getByRole('button', { name: /^Dana Whitlock, Disney Wish/ }));
  const first = group.getByLabelText('Dana Whitlock, Disney Wish');
  expect(first).toHaveValue('10.00');
  await user.clear(first);
  await user.type(first, '6.01');
  expect(group.getByText('$3.99 is left to divide.')).toBeVisible();
  await user.click(group.getByRole('button', { name: /^Tom Okafor, Pop Century/ }));
  expect(group.getByText('It adds up.')).toBeVisible();
  await user.clear(first);
  await user.type(first, '7');
  expect(group.getByText('$0.99 too much.')).toBeVisible();
  expect(group.getByRole('button', { name: 'Divide it like this' })).toBeDisabled();
  await user.clear(first);
  await user.type(first, '6.01');
  await user.click(group.getByRole('button', { name: 'Divide it like this' }));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 3,
    parts: [
      { tripId, bookingId, cents: 6_01 },
      { tripId, bookingId: clientId, cents: 3_99 },
    ],
  });
});
