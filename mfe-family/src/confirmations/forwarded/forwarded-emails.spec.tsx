import { MOST_WAITING_EMAILS, type TripForwarding } from '@landsea/contracts/forwarding';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { fullAccess, tripId } from '../../testing/trip-fixtures';

const texts = {
  'c0000000-0000-4000-8000-000000000001':
    'Restaurant: Sanaa\nDate: March 14, 2027\nTime: 6:00 PM\nParty of 1\nConfirmation Number: 4578123',
  'c0000000-0000-4000-8000-000000000002': 'See you soon!',
};
const [sanaa, greeting] = Object.keys(texts).map((id, index) => ({
  id,
  sender: 'Robin Lindqvist',
  subject: index === 0 ? 'Fwd: Your table at Sanaa' : '',
  receivedAt: '2027-01-05T15:04:00.000Z',
})) as [TripForwarding['emails'][number], TripForwarding['emails'][number]];

/** The dining page with what waits, kept as the service keeps it. */
const open = (emails: TripForwarding['emails'] = [sanaa, greeting], handlers: Handlers = {}) => {
  const done = new Set<string>();
  const sent: unknown[] = [];
  const page = openTripPage(`/trip/${tripId}/dining-reservations`, {
    'GET /api/user/access': () => ({ ...fullAccess, takesEmails: true }),
    'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
    'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
    'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
    'GET /api/v1/catalogue/park-calendar': () => answer(503, {}),
    'GET /api/v1/catalogue/:list': () => ({ entries: [] }),
    'GET /api/v1/trips/:tripId/forwarding': () => ({
      address: 'trip-abc@in.landsea.example',
      emails: emails.filter(({ id }) => !done.has(id)),
    }),
    'GET /api/v1/trips/:tripId/forwarding/emails/:emailId': ({ params }) => {
      const email = emails.find(({ id }) => id === params['emailId']);
      return { ...email, text: texts[params['emailId'] as keyof typeof texts] };
    },
    'DELETE /api/v1/trips/:tripId/forwarding/emails/:emailId': ({ params }) => {
      done.add(String(params['emailId']));
    },
    'PUT /api/v1/trips/:tripId/forwarding/emails/:emailId': ({ params }) => {
      done.delete(String(params['emailId']));
    },
    'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
      sent.push(body);
      return dayPlans([]);
    },
    ...handlers,
  });
  return { ...page, done, sent };
};
const inbox = () => screen.findByRole('region', { name: 'From your inbox' });

describe('confirmations that were forwarded', () => {
  it('are read as pasted ones are, and are gone once they are added, until that is undone', async () => {
    const { user, done, sent } = open();
    await user.click(within(await inbox()).getByRole('button', { name: 'Check Fwd: Your table at Sanaa' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fwd: Your table at Sanaa' });
    expect(await within(dialog).findByText('Sun, Mar 14, 6:00 PM')).toBeInTheDocument();
    expect([sent, done.size]).toEqual([[], 0]);
    await user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ add: [{ title: 'Sanaa', date: '2027-03-14', confirmation: '4578123' }] }]);
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Check Fwd: Your table at Sanaa' }),
      ).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Check Fwd: Your table at Sanaa' })).toBeInTheDocument();
  });

  it('wait on when the booking cannot be added', async () => {
    const { user, done } = open([sanaa], {
      'POST /api/v1/trips/:tripId/items/changes': () =>
        answer(400, { code: 'VALIDATION_FAILED', message: 'The table is not open then' }),
    });
    await user.click(within(await inbox()).getByRole('button', { name: /^Check/ }));
    await user.click(await screen.findByRole('button', { name: 'Add to my trip' }));
    expect(await screen.findByText('Not added')).toBeInTheDocument();
    expect(done.size).toBe(0);
  });

  it('show their text when nothing can be read in it, to read or to dismiss', async () => {
    const { user } = open();
    await user.click(within(await inbox()).getByRole('button', { name: 'Check No subject' }));
    const dialog = await screen.findByRole('dialog', { name: 'No subject' });
    expect(await within(dialog).findByText('We couldn’t read this one')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Paste the email')).toHaveValue('See you soon!');
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Check No subject' })).not.toBeInTheDocument(),
    );
  });

  it('are added by hand with subject, files and text when they cannot be read', async () => {
    const { user } = open([{ ...greeting, subject: 'Fwd: Boat trip' }], {
      'GET /api/v1/trips/:tripId/forwarding/emails/:emailId': () => ({
        ...greeting,
        subject: 'Fwd: Boat trip',
        text: 'See you soon!',
        files: [{ name: 'boat.jpg', kind: 'picture', unread: 'picture' }],
      }),
    });
    await user.click(within(await inbox()).getByRole('button', { name: /^Check/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Fwd: Boat trip' });
    expect(within(dialog).getByText(/^boat\.jpg/)).toHaveTextContent('a picture, which we can’t read');
    await user.click(within(dialog).getByRole('button', { name: 'Add it by hand' }));
    expect(within(dialog).getByLabelText('What')).toHaveValue('Boat trip');
    expect(within(dialog).getByLabelText('The email')).toHaveValue('See you soon!');
    expect(within(dialog).getByText(/^boat\.jpg/)).toBeInTheDocument();
  });

  it('take what the sender stated in fields before what the text is read as', async () => {
    const { user, sent } = open([sanaa], {
      'GET /api/v1/trips/:tripId/forwarding/emails/:emailId': () => ({
        ...sanaa,
        text: texts['c0000000-0000-4000-8000-000000000001'].replace('6:00 PM', '6:15'),
        reservations: [
          {
            ...{ source: 'schema.org', kind: 'dining', title: 'Sanaa', supplier: null, status: 'confirmed' },
            numbers: [{ role: 'confirmation', value: '4578123' }],
            start: { date: '2027-03-14', time: '18:15', zone: null, airport: null, place: null },
            ...{ end: null, people: 1, names: [], totalCents: null, currency: null },
          },
        ],
      }),
    });
    await user.click(within(await inbox()).getByRole('button', { name: /^Check/ }));
    expect(await screen.findByText('Sun, Mar 14, 6:15 PM')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(sent).toMatchObject([{ add: [{ title: 'Sanaa', time: '18:15' }] }]));
  });

  it('are dismissed from the list, with the way back', async () => {
    const { user } = open();
    await user.click(within(await inbox()).getByRole('button', { name: 'Dismiss Fwd: Your table at Sanaa' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Check Fwd: Your table at Sanaa' }),
      ).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Check Fwd: Your table at Sanaa' })).toBeInTheDocument();
  });

  it('are three until the person asks for all, and say when no more can come in', async () => {
    const many = Array.from({ length: MOST_WAITING_EMAILS }, (_, n) => ({
      ...sanaa,
      id: `${sanaa.id.slice(0, 34)}${10 + n}`,
    }));
    const { user } = open(many);
    const list = await inbox();
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText('Your inbox is full')).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: `Show all ${MOST_WAITING_EMAILS}` }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(MOST_WAITING_EMAILS);
  });

  it('say that one did not load, and open at the next try', async () => {
    let isDown = true;
    const { user } = open([sanaa], {
      'GET /api/v1/trips/:tripId/forwarding/emails/:emailId': () =>
        isDown ? answer(500, { code: 'INTERNAL', message: 'The email is away.' }) : { ...sanaa, text: 'Hi' },
    });
    const check = () => screen.findByRole('button', { name: /^Check/ });
    await user.click(await check());
    expect(await screen.findByText('The email is away.')).toBeInTheDocument();
    isDown = false;
    await user.click(await check());
    expect(await screen.findByLabelText('Paste the email')).toHaveValue('Hi');
  });
});

it('names the address where a confirmation is pasted', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  expect(await screen.findByText('trip-abc@in.landsea.example')).toBeInTheDocument();
});
