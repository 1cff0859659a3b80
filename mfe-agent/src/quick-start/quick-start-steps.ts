import { QuickStartStep, type QuickStart } from '@landsea/contracts/agents';

/** One step as the page shows it: what it is for, and where it is done. */
export interface ShownStep {
  step: QuickStartStep;
  title: string;
  text: string;
  link: { to: string; label: string };
}

const clientPath = ({ clientId }: QuickStart): string =>
  clientId ? `/app/agents/clients/${clientId}` : '/app/agents/clients/new';

/** The five steps in their order, each with the place where this agent does it. */
export const stepsOf = (start: QuickStart): ShownStep[] => {
  const texts: Record<QuickStartStep, Omit<ShownStep, 'step'>> = {
    profile: {
      title: 'Confirm who you are',
      text: 'Clients are invited in your name, from your confirmed email address.',
      link: { to: '/settings', label: 'Open settings' },
    },
    'first-client': {
      title: 'Add your first client',
      text: 'A name and an email are enough. The household, birthdays and passports can follow.',
      link: { to: '/app/agents/clients/new', label: 'Add a client' },
    },
    'first-trip': {
      title: 'Plan a first trip for them',
      text: 'You plan it as a family does. You decide what your client sees.',
      link: { to: clientPath(start), label: start.clientId ? 'Open your client' : 'Add a client' },
    },
    invitation: {
      title: 'Bring them aboard',
      text: 'Invite your client, or look at the trip as they will see it. It ticks once they accept, or once you looked.',
      link: start.tripId
        ? { to: `/trip/${start.tripId}/dashboard`, label: 'Open their trip' }
        : { to: clientPath(start), label: start.clientId ? 'Open your client' : 'Add a client' },
    },
    'first-morning': {
      title: 'Work through a morning',
      text: 'Record what came of the first booking window that opens for a client.',
      link: { to: '/app/agents/morning', label: 'Open your morning' },
    },
  };
  return QuickStartStep.options.map((step) => ({ step, ...texts[step] }));
};

/** The step to do next; undefined once all are done. */
export const nextStepOf = ({ done }: QuickStart): QuickStartStep | undefined =>
  QuickStartStep.options.find((step) => !done.includes(step));
