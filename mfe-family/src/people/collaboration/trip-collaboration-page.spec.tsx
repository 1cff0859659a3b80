import { getDateIn } from '@landsea/contracts/core';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { linkDays } from './new-link-form';

const kim = {
  id: lineId(1),
  email: 'kim@example.com',
  name: 'Kim',
  role: 'viewer',
  seesMoney: true,
  state: 'joined',
  expiresAt: '2026-11-28T10:00:00.000Z',
  isYou: false,
};
const guests = '/api/v1/trips/:tripId/collaborators';

const open = async (handlers: Handlers = {}, sharing: object = {}, user = aUser()) => {
  const page = openTripPage(
    '/trip-collaboration',
    {
      [`GET ${guests}`]: () => ({ role: 'owner', ownerName: 'Robin', collaborators: [kim], ...sharing }),
      'GET /api/v1/trips/:tripId/share-links': () => ({ links: [] }),
      ...handlers,
    },
    { user },
  );
  await screen.findByRole('heading', { name: 'People who plan with you' });
  return page;
};
const bodyOf = ({ requests }: Awaited<ReturnType<typeof open>>, verb: string) =>
  requests.find(({ method }) => method === verb)?.body;

const shareLink = {
  id: lineId(5),
  label: 'Oma',
  sections: ['days', 'stays', 'people'],
  createdAt: kim.expiresAt,
  expiresAt: '2027-11-22T17:00:00.000Z',
  isExpired: false,
  views: 0,
  lastViewedAt: null,
};

describe('plan together', () => {
  it('tells a visitor of the demo that nobody can be invited, instead of showing the forms', async () => {
    await open({}, {}, aUser({ isDemo: true }));
    expect(screen.getByText(/Invitations are turned off in the demo/)).toBeInTheDocument();
    expect(screen.getByText(/Sharing is turned off in the demo/)).toBeInTheDocument();
    expect(screen.getByText('Kim')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('invites by mail, keeps the address when that is refused, and says why at the field', async () => {
    const page = await open({
      [`POST ${guests}`]: () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Check the fields.',
          fields: [{ path: 'email', message: 'This person already shares the trip' }],
        }),
    });
    await page.user.type(screen.getByLabelText('Email address'), 'kim');
    await page.user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(screen.getByText('Enter an email address')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Email address'), '@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('This person already shares the trip')).toBeInTheDocument();
    expect(bodyOf(page, 'POST')).toEqual({ email: 'kim@example.com', role: 'viewer', seesMoney: false });
    expect(screen.getByLabelText('Email address')).toHaveValue('kim@example.com');
  });

  it('shows the budget to who plans, and to who only looks when that is chosen', async () => {
    const page = await open({ [`POST ${guests}`]: () => answer(403, { code: 'FORBIDDEN', message: 'No.' }) });
    const role = screen.getByLabelText('What they may do');
    const money = within(screen.getByRole('form', { name: 'Invite somebody' })).getByRole('switch');
    expect(money).not.toBeChecked();
    await page.user.selectOptions(role, 'Can edit');
    expect(money).toBeChecked();
    await page.user.selectOptions(role, 'Can view and vote');
    expect(money).not.toBeChecked();
    await page.user.selectOptions(role, 'Can edit');
    expect(money).toBeChecked();
    await page.user.selectOptions(role, 'Can view and vote');
    await page.user.click(money);
    expect(money).toBeChecked();
    await page.user.selectOptions(role, 'Can edit');
    await page.user.selectOptions(role, 'Can view and vote');
    expect(money).toBeChecked();
  });

  it('asks the shell to have the email confirmed first, and keeps the address that was typed', async () => {
    const heard = jest.fn();
    const stop = listenToAnnouncement('email-not-verified', heard);
    const message = 'Please confirm your email address before you invite somebody.';
    const page = await open({
      [`POST ${guests}`]: () => answer(403, { code: 'EMAIL_NOT_VERIFIED', message }),
    });
    await page.user.type(screen.getByLabelText('Email address'), 'kim@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ message }));
    expect(screen.getByLabelText('Email address')).toHaveValue('kim@example.com');
    stop();
  });

  it('removes somebody once that is confirmed', async () => {
    const page = await open({ [`DELETE ${guests}/:id`]: () => undefined });
    await page.user.click(screen.getByRole('button', { name: 'Remove Kim' }));
    expect(page.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(page.requests.find(({ method }) => method === 'DELETE')?.path).toContain(kim.id);
  });

  it('lets a guest see who shares it and leave, and change nothing', async () => {
    await open({}, { role: 'viewer', collaborators: [{ ...kim, isYou: true }] });
    expect(screen.getByRole('button', { name: 'Leave this trip' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /view-only/ })).not.toBeInTheDocument();
  });

  it('lets the owner say which traveler a guest is, and leaves out those who are another guest', async () => {
    const [ana, rose] = [lineId(91), lineId(92)];
    const party = [
      { id: ana, name: 'Ana', age: 38 },
      { id: rose, name: 'Rose', age: 70 },
    ];
    const page = await open(
      {
        'GET /api/trips/:tripId': () => aTrip({ party }),
        [`PUT ${guests}/:id/traveler`]: () => ({ ...kim, personId: rose, staysHome: false }),
      },
      {
        collaborators: [
          { ...kim, personId: null, staysHome: false },
          { ...kim, id: lineId(2), name: 'Lee', personId: ana, staysHome: false },
        ],
      },
    );
    const field = await screen.findByLabelText('Kim is');
    expect(within(field).queryByRole('option', { name: 'Ana' })).not.toBeInTheDocument();
    expect(field).toHaveDisplayValue('Not linked');
    expect(screen.getByLabelText('Lee is')).toHaveDisplayValue('Ana');
    await page.user.selectOptions(field, 'Rose');
    await waitFor(() => expect(bodyOf(page, 'PUT')).toEqual({ personId: rose }));
  });

  it('lists its links with the year they end in and how often they were looked at, and takes one back', async () => {
    const links = [
      { ...shareLink, views: 3, lastViewedAt: '2026-11-22T17:00:00.000Z' },
      { ...shareLink, id: lineId(6), label: 'Aunt May', isExpired: true },
    ];
    const page = await open({
      'GET /api/v1/trips/:tripId/share-links': () => ({ links }),
      'DELETE /api/v1/trips/:tripId/share-links/:linkId': () => undefined,
    });
    expect(
      await screen.findByText('Works until Mon, Nov 22, 2027, looked at 3 times, last on Sun, Nov 22'),
    ).toBeInTheDocument();
    expect(screen.getByText('Expired on Mon, Nov 22, 2027, not looked at yet')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Remove link for Oma' }));
    const taken = page.requests.find(({ method }) => method === 'DELETE');
    expect(taken?.path).toContain(`/share-links/${shareLink.id}`);
  });

  it('makes a link without ages and money until the trip ends, and shows its address once', async () => {
    const link = { ...shareLink, url: 'http://localhost/share/secret' };
    const page = await open({ 'POST /api/v1/trips/:tripId/share-links': () => answer(201, link) });
    await page.user.type(screen.getByLabelText('Name for the link'), 'Oma');
    const { usual } = linkDays(aTrip().endDate, getDateIn(new Date()));
    await page.user.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByDisplayValue(link.url)).toBeInTheDocument();
    expect(bodyOf(page, 'POST')).toEqual({ label: 'Oma', sections: ['days', 'stays'], days: Number(usual) });
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(link.url)).not.toBeInTheDocument();
  });
});
