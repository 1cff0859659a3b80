import { makeTripInvitationEmail } from './trip-invitation-email.js';

const trip = { mode: 'combined', startDate: '2027-02-13', endDate: '2027-02-19' } as const;
const email = (invitedBy: string, tripName: string | null) =>
  makeTripInvitationEmail({ invitedBy, tripName, trip, role: 'viewer', url: 'https://landsea.example/i/1' });

describe('the invitation to a trip', () => {
  it('names the trip to a verified address', () => {
    const { subject, text } = email('Ana', 'Anniversary at sea');
    expect(subject).toBe('Ana invited you to plan “Anniversary at sea”');
    expect(text).toContain('a land-and-sea trip, February 13, 2027 to February 19, 2027');
  });

  it('names who invites and the dates to any other, and nothing else that was typed', () => {
    const { subject, text } = email('Ana-María', null);
    expect(subject).toBe('You’re invited to a trip on Landsea');
    expect(text).toContain('Ana-María is planning a land-and-sea trip, February 13, 2027');
  });

  it.each(['Win $500 now', 'A'.repeat(31), 'Call 555-0100'])('keeps %s to itself', (typed) => {
    const { subject, text } = email(typed, null);
    expect(subject + text).not.toContain(typed);
    expect(text).toContain('Someone you may know is planning');
  });
});
