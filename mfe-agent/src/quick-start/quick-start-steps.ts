import { QuickStartStep, type QuickStart } from '@landsea/contracts/agents';

export interface ShownStep {
  step: QuickStartStep;
  title: string;
  text: string;
  /** `after` names what has to be done before. */
  link: { to: string; label: string; after?: string };
}

const AFTER_CLIENT = 'Add a client first';
const waitFor = (done: string | null, after: string) => (done === null ? { after } : {});

/** Each step is linked to the place where this agent does it. */
export const listSteps = (start: QuickStart): ShownStep[] => {
  const texts: Record<QuickStartStep, Omit<ShownStep, 'step'>> = {
    profile: {
      title: 'Confirm who you are',
      text: 'We invite clients in your name, so confirm your email address first.',
      link: { to: '/settings', label: 'Open settings' },
    },
    'first-client': {
      title: 'Add your first client',
      text: 'A name and an email or phone are enough. You can add the household, birthdays and passports later.',
      link: { to: '/app/agents/clients/new', label: 'Add a client' },
    },
    'first-trip': {
      title: 'Plan a first trip for them',
      text: 'You plan it the way a family does, and you decide what your client sees.',
      link: {
        to: `/app/agents/trips?new=${start.clientId ?? ''}`,
        label: 'Plan a trip',
        ...waitFor(start.clientId, AFTER_CLIENT),
      },
    },
    invitation: {
      title: 'Bring them aboard',
      text: 'Invite your client, or preview the trip the way they’ll see it. This step is done when they accept or you’ve looked.',
      link: {
        to: `/app/agents/clients/${start.clientId ?? ''}`,
        label: 'Invite them',
        ...waitFor(start.clientId, AFTER_CLIENT),
      },
    },
    'first-morning': {
      title: 'Work through a morning',
      text: 'Record how it went when the first booking window opens for a client.',
      link: {
        to: '/app/agents/morning',
        label: 'Open your morning',
        ...waitFor(start.tripId ?? start.sampleId, 'Plan a trip first, or try the sample’s morning'),
      },
    },
  };
  return QuickStartStep.options.map((step) => ({ step, ...texts[step] }));
};

/** The result is undefined once all steps are done. */
export const findNextStep = ({ done }: QuickStart): QuickStartStep | undefined =>
  QuickStartStep.options.find((step) => !done.includes(step));
