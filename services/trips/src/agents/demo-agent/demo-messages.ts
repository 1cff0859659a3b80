import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@landsea/contracts/account';
import type { ConversationSide } from '@landsea/contracts/agents';
import type { DemoClient } from './demo-clients.js';
import type { DemoTrip } from './demo-trips.js';

interface Said {
  side: ConversationSide;
  authorName: string;
  body: string;
  sentAt: string;
}

export interface DemoConversation {
  id: string;
  clientId: string;
  userId: string;
  tripId: string;
  waitingSince: string | null;
  lastMessageAt: string;
  messages: Said[];
}

type Line = readonly [hoursAgo: number, side: ConversationSide, body: string];

const lines: Readonly<Record<string, readonly Line[]>> = {
  okafor: [
    [
      76,
      'agent',
      'Good morning! Dining opens this week. Please put your favorite tables first under Wishes.',
    ],
    [52, 'client', 'Done. ’Ohana is the one we would be sad to miss, any evening before seven.'],
    [51, 'agent', 'Noted. I book it the minute it opens and write to you right after.'],
    [3, 'client', 'One more thing: Femi turns six on the second day. Is there a cake for that?'],
  ],
  schmidt: [
    [30, 'agent', 'Your Lightning Lane picks are next. Which rides can nobody leave without?'],
    [26, 'client', 'Seven Dwarfs Mine Train and TRON. Jonas is 49 inches now!'],
    [25, 'agent', 'Then he is tall enough for both. I book at seven in the morning.'],
  ],
  haddad: [
    [120, 'client', 'Is the snorkel lagoon safe for somebody who swims badly?'],
    [118, 'agent', 'Yes: vests are included, and the lagoon has a roped part where you can stand.'],
    [
      20,
      'client',
      'Great, then please book it for all three of us. And a table at Palo for our anniversary?',
    ],
  ],
};

export const makeDemoMessages = (
  clients: readonly DemoClient[],
  trips: readonly DemoTrip[],
  now: Date,
): DemoConversation[] =>
  clients.flatMap(({ id: clientId, key, userId, people }) => {
    const trip = trips.find((each) => each.clientId === clientId);
    const said = lines[key];
    if (!userId || !trip || !said) return [];
    const messages = said.map(([hoursAgo, side, body]) => ({
      side,
      body,
      authorName: side === 'agent' ? demoAccounts.agent.firstName : (people[0]?.firstName ?? ''),
      sentAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
    }));
    const last = messages.at(-1);
    if (!last) return [];
    return [
      {
        id: randomUUID(),
        clientId,
        userId,
        tripId: trip.planned.id,
        waitingSince: last.side === 'client' ? last.sentAt : null,
        lastMessageAt: last.sentAt,
        messages,
      },
    ];
  });
