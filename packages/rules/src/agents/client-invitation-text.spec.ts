import { chooseInvitedTrip, isPlainName, writeClientInvitation } from './client-invitation-text.js';

const january = { name: 'Brubaker family trip', startDate: '2027-01-26', endDate: '2027-02-01' };
const dana = { agentName: 'Dana Whitlock', agencyName: 'Magic Miles Travel' };

it('says who invites, to which trip, and begins with the agent’s own line', () => {
  expect(writeClientInvitation({ ...dana, trip: january, line: ' It was lovely to talk. ' })).toEqual({
    subject: 'Dana Whitlock (Magic Miles Travel) has your January trip ready',
    heading: 'Your trip is ready to look at',
    paragraphs: [
      'It was lovely to talk.',
      'I put “Brubaker family trip”, Jan 26 to Feb 1, in one place. Look, and tell me what you wish for.',
      'Dana Whitlock (Magic Miles Travel)',
    ],
    button: 'See your trip',
  });
});

it('promises no trip where there is none', () => {
  const { subject, paragraphs } = writeClientInvitation({
    ...dana,
    agencyName: null,
    trip: null,
    line: '',
  });
  expect(subject).toBe('Dana Whitlock would like to plan your trip with you');
  expect(paragraphs).toHaveLength(2);
});

it('is about the trip that comes next', () => {
  const march = { name: 'March', startDate: '2027-03-14', endDate: '2027-03-20' };
  const past = { name: 'Past', startDate: '2026-01-01', endDate: '2026-01-05' };
  expect(chooseInvitedTrip([march, past, january], '2027-01-01')).toBe(january);
  expect(chooseInvitedTrip([january], '2027-01-30')).toBe(january);
  expect(chooseInvitedTrip([past], '2027-01-01')).toBeNull();
});

it('repeats no name that leads somewhere', () => {
  expect(['Seán O’Neill-Smith Jr.', 'Miles & More, Inc. (Orlando)', 'U.S. Travel'].map(isPlainName)).toEqual(
    Array(3).fill(true),
  );
  expect(['locked: visit evil.example', 'https://x', 'a\nb', '<b>'].map(isPlainName)).toEqual(
    Array(4).fill(false),
  );
  const hostile = { agentName: 'Pay at evil.example', agencyName: 'evil.example' };
  const trip = { ...january, name: 'evil.example' };
  expect(JSON.stringify(writeClientInvitation({ ...hostile, trip, line: '' }))).not.toContain('evil');
});
