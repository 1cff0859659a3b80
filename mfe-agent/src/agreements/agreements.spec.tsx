import type {
  AgreementDetail,
  AgreementDraft,
  AgreementLine,
  AgreementText,
} from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const clientId = 'a0000000-0000-4000-8000-000000000001';
const line: AgreementLine = {
  id: 'b0000000-0000-4000-8000-000000000001',
  clientId,
  clientName: 'Jen Brubaker',
  tripId: null,
  tripName: 'Fall Break',
  kind: 'terms',
  state: 'opened',
  recipientName: 'Jen Brubaker',
  recipientEmail: 'jen@example.com',
  createdAt: '2026-11-27T12:00:00.000Z',
  sentAt: '2026-11-27T12:00:00.000Z',
  openedAt: '2026-11-28T12:00:00.000Z',
  closedAt: null,
  expiresAt: '2026-12-27T12:00:00.000Z',
  isExpired: false,
  answer: null,
  name: null,
  reason: '',
  hasNewerText: true,
};
const detail: AgreementDetail = {
  agreement: line,
  content: {
    title: 'Our agreement',
    textVersion: 1,
    agentName: 'Dana',
    agencyName: 'Harbor',
    tripName: 'Fall Break',
    sections: [{ heading: 'Who we are', body: 'Harbor, and you.' }],
    amounts: [],
    cancellation: [],
    authorization: null,
  },
  contentHash: 'a'.repeat(64),
  values: {},
  events: [
    {
      seq: 1,
      kind: 'opened',
      at: '2026-11-28T12:00:00.000Z',
      zone: 'America/New_York',
      actor: 'Jen Brubaker',
      address: 'jen@example.com',
      network: '203.0.113.7',
      userAgent: 'A browser',
      detail: '',
      hash: 'b'.repeat(64),
    },
  ],
  problem: null,
};
const text: AgreementText = {
  kind: 'terms',
  version: 1,
  title: 'Our agreement',
  blocks: [{ key: 'law', heading: 'Law', body: 'The law of {{governingState}} applies.', isOn: true }],
  values: {},
  lawyerReadOn: '2026-11-20',
  fields: [{ name: 'governingState', label: 'State whose law applies', isTyped: true }],
};
const draft: AgreementDraft = {
  kind: 'terms',
  recipientName: 'Jen Brubaker',
  recipientEmail: 'jen@example.com',
  fields: [{ name: 'tripName', label: 'Trip', isTyped: false }],
  values: { tripName: '' },
  amounts: [{ label: 'Sailing', cents: 431_820 }],
  cancellation: [],
  lawyerReadOn: null,
};
const client = {
  id: clientId,
  firstName: 'Jen',
  lastName: 'Brubaker',
  email: 'jen@example.com',
  phone: null,
  notes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
};

const open = (path: string, handlers: Handlers = {}) =>
  openAsAgent(path, {
    'GET /api/v1/agreements': () => ({ agreements: [line] }),
    'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
    'GET /api/v1/agreements/:id': () => detail,
    'GET /api/v1/agreement-texts': () => ({ texts: [text] }),
    'GET /api/v1/clients/:clientId': () => client,
    'GET /api/v1/clients/:clientId/agreement-draft': () => draft,
    ...handlers,
  });

it('lists what became of each agreement, and that the text changed', async () => {
  open('/app/agents/agreements');
  expect(await screen.findByRole('link', { name: /^Terms: opened .*, not signed yet$/ })).toBeVisible();
  expect(screen.getByText(/Jen Brubaker · Fall Break · your text changed since/)).toBeVisible();
});

it('shows who looked when, and withdraws with a reason', async () => {
  const { user, requests } = open(`/app/agents/agreements/${line.id}`, {
    'POST /api/v1/agreements/:id/withdrawal': () => answer(200, { agreement: line, url: null }),
  });
  expect(await screen.findByText('Opened: Jen Brubaker, jen@example.com')).toBeVisible();
  expect(screen.getByText(/from\s+203\.0\.113\.7/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send the new version to sign' })).toHaveAttribute(
    'href',
    expect.stringContaining(`replaces=${line.id}`),
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await user.type(screen.getByLabelText('Why do you withdraw it?'), 'Another hotel');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(requests.find(({ path }) => path.endsWith('/withdrawal'))?.body).toEqual({
    reason: 'Another hotel',
  });
});

it('leads from what was declined to the same with changes, and not from what was signed', async () => {
  const name = 'Change it and send it again';
  const at = (state: AgreementLine['state']) => ({
    'GET /api/v1/agreements/:id': () => ({
      ...detail,
      agreement: { ...line, state, reason: 'Name the insurer', hasNewerText: false },
    }),
  });
  const declined = open(`/app/agents/agreements/${line.id}`, at('declined'));
  expect(await screen.findByText('The reason: Name the insurer')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`client=${clientId}&kind=terms&replaces=${line.id}`)),
  );
  declined.unmount();
  open(`/app/agents/agreements/${line.id}`, at('signed'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Terms: signed/);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it('takes the lawyer’s tick away when the text changes', async () => {
  const { user } = open('/app/agents/agreements/texts');
  const tick = await screen.findByLabelText('My lawyer read this text');
  expect(tick).toBeChecked();
  expect(screen.queryByText('Have it read by your lawyer')).toBeNull();
  await user.type(screen.getByLabelText('Text of “Law”'), '!');
  expect(tick).not.toBeChecked();
  expect(screen.getByText('Have it read by your lawyer')).toBeVisible();
});

it('keeps what was typed when a field is refused, and shows the link once', async () => {
  let isRefused = true;
  const { user } = open(`/app/agents/agreements/new?client=${clientId}`, {
    'POST /api/v1/clients/:clientId/agreements': () => {
      if (!isRefused) return answer(201, { agreement: line, url: 'https://landsea.test/sign/x' });
      isRefused = false;
      return answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'Please check the form',
        fields: [{ path: 'values.tripName', message: 'Fill in: Trip' }],
      });
    },
  });
  const amount = await screen.findByLabelText('Amount 1 is for');
  expect(amount).toHaveValue('Sailing');
  await user.clear(amount);
  await user.type(amount, 'The cruise');
  await user.click(screen.getByRole('button', { name: 'Get a link' }));
  expect((await screen.findAllByText('Fill in: Trip'))[0]).toBeVisible();
  expect(amount).toHaveValue('The cruise');
  await user.type(screen.getByRole('textbox', { name: 'Trip' }), 'Fall Break');
  await user.click(screen.getByRole('button', { name: 'Get a link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('https://landsea.test/sign/x');
});

it('keeps what was typed when another text or trip is chosen, and takes what the trip brings', async () => {
  const { user } = open(`/app/agents/agreements/new?client=${clientId}`, {
    'GET /api/v1/clients/:clientId': () => ({
      ...client,
      madeTrips: [{ tripId: line.id, name: 'Spring', startDate: '2027-03-13', endDate: '2027-03-18' }],
    }),
    'GET /api/v1/clients/:clientId/agreement-draft': ({ query }) => {
      const tripName = query.has('tripId') ? 'Spring' : '';
      const fields = [...draft.fields, { name: 'governingState', label: 'State', isTyped: true }];
      return { ...draft, kind: query.get('kind'), fields, values: { tripName, governingState: '' } };
    },
  });
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'kim@example.com');
  await user.type(screen.getByLabelText('State'), 'Ohio');
  await user.type(screen.getByRole('textbox', { name: 'Trip' }), 'Sometime');
  await user.click(screen.getByRole('radio', { name: 'Payment authorization' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('kim@example.com');
  await user.type(screen.getByLabelText('Supplier'), 'Disney');
  await user.click(screen.getByRole('button', { name: 'Add an amount' }));
  await user.click(screen.getByRole('radio', { name: 'Terms' }));
  await user.type(await screen.findByLabelText('State'), '!');
  expect(screen.getByLabelText('Amount 2 is for')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Payment authorization' }));
  expect(await screen.findByLabelText('Supplier')).toHaveValue('Disney');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Spring');
  expect(await screen.findByRole('textbox', { name: 'Trip' })).toHaveValue('Spring');
  expect(screen.getByLabelText('Email')).toHaveValue('kim@example.com');
  expect(screen.getByLabelText('State')).toHaveValue('Ohio!');
});
