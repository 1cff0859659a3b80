import { CLIENT_DIGEST_TOKEN, type DigestStopPage } from '@landsea/contracts/agents';

/** `asked` before anybody has stopped it. */
export type StopState = 'asked' | 'stopped' | 'resumed';

interface StopTexts {
  said: Record<StopState, { title: string; text: string }>;
  stop: string;
  resume: string;
  /** The agent’s own email has its place in the settings. */
  isAgents: boolean;
}

const ofAgent: StopTexts = {
  said: {
    asked: {
      title: 'Stop the morning email?',
      text: 'You’ll no longer get an email about what opens and what’s due. Messages from your clients still reach you.',
    },
    stopped: {
      title: 'The morning email is off',
      text: 'You won’t get it again. Your morning page stays as it is.',
    },
    resumed: {
      title: 'The morning email is back on',
      text: 'You’ll get it on mornings with something to do.',
    },
  },
  stop: 'Stop the email',
  resume: 'Send it again',
  isAgents: true,
};

type NamedPage = Pick<DigestStopPage, 'agentName' | 'isAccountStopped'>;

const makeClientTexts = ({ agentName, isAccountStopped }: NamedPage): StopTexts => {
  const who = agentName ?? 'your travel agent';
  const start = agentName ?? 'Your travel agent';
  return {
    said: {
      asked: {
        title: 'Stop these emails?',
        text: `You’ll no longer get an email in the morning about what ${who} booked for you. ${start} can still write to you about your trip.`,
      },
      stopped: {
        title: 'These emails are off',
        text: isAccountStopped
          ? `They were turned off in a newer email, and the link in that one turns them back on. ${start} can still write to you.`
          : `You won’t get them again. ${start} can still write to you, and your trip stays as it is.`,
      },
      resumed: {
        title: 'These emails are back on',
        text: `You can get them again when ${who} has something new for you.`,
      },
    },
    stop: 'Stop the emails',
    resume: 'Send them again',
    isAgents: false,
  };
};

export const makeStopTexts = (token: string, page: NamedPage): StopTexts =>
  token.startsWith(CLIENT_DIGEST_TOKEN) ? makeClientTexts(page) : ofAgent;
