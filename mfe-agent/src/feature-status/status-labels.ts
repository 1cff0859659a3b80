import type { FeatureName, FeatureStatus, HealthPart, LaterFeature } from '@landsea/contracts/agents';

type Feature = FeatureStatus['features'][number];
type Health = FeatureStatus['health'][number];

const count = (used: number, one: string, many: string): string =>
  `${used.toLocaleString('en-US')} ${used === 1 ? one : many}`;

export const featureLabels: Readonly<
  Record<FeatureName, { title: string; path: string; used: (used: number) => string }>
> = {
  clients: {
    title: 'Clients',
    path: '/app/agents/clients',
    used: (used) => count(used, 'client', 'clients'),
  },
  trips: {
    title: 'Trips for clients',
    path: '/app/agents/trips',
    used: (used) => count(used, 'trip', 'trips'),
  },
  morning: {
    title: 'Morning',
    path: '/app/agents/morning',
    used: (used) => `${count(used, 'booking window', 'booking windows')} watched`,
  },
  messages: {
    title: 'Messages',
    path: '/app/agents/messages',
    used: (used) => `${count(used, 'client waits', 'clients wait')} for an answer`,
  },
};

export const describeUse = ({ name, used, limit }: Feature): string => {
  const text = featureLabels[name].used(used);
  return limit === null ? text : `${text} of ${limit.toLocaleString('en-US')}`;
};

export const partLabels: Readonly<Record<HealthPart, { title: string; text: string }>> = {
  accounts: { title: 'Accounts', text: 'Sign-in and invitations' },
  planning: { title: 'Planning', text: 'Clients, trips, the morning and messages' },
  payments: { title: 'Payments', text: 'Plans, checkout and receipts' },
};

const problemLabels: Readonly<Record<string, string>> = {
  queue: 'Changes are taking longer to show up',
  mail: 'Email is delayed',
  stripe: 'The payment provider isn’t responding',
};

export const describeHealth = ({ state, problems }: Health): string => {
  if (state === 'ok') return 'Working';
  if (state === 'down') return 'Not answering';
  const known = problems.flatMap((problem) => problemLabels[problem] ?? []);
  return known.length > 0 ? known.join('. ') : 'Working, with limits';
};

const laterLabels: Readonly<Record<string, { title: string; path: string; used: (used: number) => string }>> =
  {
    portal: {
      title: 'Client portal',
      path: '/app/agents/clients',
      used: (used) => `${count(used, 'client has', 'clients have')} joined`,
    },
    tasks: {
      title: 'Tasks and templates',
      path: '/app/agents/trips',
      used: (used) => count(used, 'open task', 'open tasks'),
    },
    import: {
      title: 'Import',
      path: '/app/agents/clients/import',
      used: (used) => `${count(used, 'family', 'families')} imported`,
    },
    documents: {
      title: 'Documents',
      path: '/app/agents/documents',
      used: (used) => count(used, 'document', 'documents'),
    },
    branding: {
      title: 'Your brand',
      path: '/settings/branding',
      used: (used) => (used === 0 ? 'Landsea’s look' : 'Your look'),
    },
    forms: {
      title: 'Intake forms',
      path: '/app/agents/intake-forms',
      used: (used) => `${count(used, 'answer', 'answers')} in 30 days`,
    },
    bookings: {
      title: 'Bookings',
      path: '/app/agents/trips',
      used: (used) => count(used, 'booking kept', 'bookings kept'),
    },
    quotes: {
      title: 'Quotes',
      path: '/app/agents/quotes',
      used: (used) => count(used, 'open offer', 'open offers'),
    },
    itineraries: {
      title: 'Itineraries',
      path: '/app/agents/trips',
      used: (used) => `${String(used)} published`,
    },
    agreements: {
      title: 'Agreements',
      path: '/app/agents/agreements',
      used: (used) => `${String(used)} to sign`,
    },
    templates: {
      title: 'Message templates',
      path: '/app/agents/message-templates',
      used: (used) => `${String(used)} of your own`,
    },
    team: {
      title: 'Your team',
      path: '/app/agents/team',
      used: (used) => (used === 0 ? 'You work alone' : count(used, 'member', 'members')),
    },
    invitations: {
      title: 'Invitations',
      path: '/app/agents/clients',
      used: (used) => count(used, 'open invitation', 'open invitations'),
    },
    'email-answers': {
      title: 'Answers by email',
      path: '/app/agents/messages',
      used: (used) => `${count(used, 'answer', 'answers')} in 30 days`,
    },
  };

const laterStates: Readonly<Record<LaterFeature['state'], string | undefined>> = {
  ok: undefined,
  degraded: 'working, with limits',
  down: 'not answering',
  off: 'not set up here',
};

/** The result is undefined for a feature that this build does not know. */
export const makeLaterRow = ({ name, used, state }: LaterFeature) => {
  const label = laterLabels[name];
  if (!label) return undefined;
  const trouble = laterStates[state];
  const text = state === 'off' ? undefined : label.used(used);
  const words = [text, trouble].filter(Boolean).join(', ');
  return { name, title: label.title, path: label.path, text: words.charAt(0).toUpperCase() + words.slice(1) };
};
