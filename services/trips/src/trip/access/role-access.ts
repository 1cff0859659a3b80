import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type { AccessInfo, ClientMay, TripRole } from '@landsea/contracts/trip';
import type { TravelerTie } from '../trips/trips.queries.js';

export interface TripPart {
  role: TripRole;
  seesMoney: boolean;
  seesDocuments: boolean;
  forClient?: boolean;
  clientMay?: ClientMay;
}

const VIEWER = 'You were invited to look at this trip. Ask its owner if you would like to edit it.';
const EDITOR = 'This trip is not open for editing now. Its owner can unlock it.';
const AGENT = `With the Agent plan (${formatPrice(salePrices.agent)} a month) you edit the trips of your clients.`;

const clientMessages: Record<ClientMay, (agent: string | null) => string> = {
  view: (agent) =>
    `${agent ?? 'Your travel agent'} plans this trip. Write to ${agent ?? 'them'} if you would like something changed.`,
  wishes: (agent) =>
    `${agent ?? 'Your travel agent'} plans this trip. Tell ${agent ?? 'them'} what you wish for.`,
  edit: (agent) => `This trip is not open for editing now. ${agent ?? 'Your travel agent'} can open it.`,
};

/**
 * A viewer never edits; an agent's `access` follows from their own plan.
 * @param planner the first name of the agent who made the trip, for their client.
 */
export const restrictAccess = (
  part: TripPart,
  access: AccessInfo,
  planner: string | null = null,
): AccessInfo & TripPart => {
  if (part.clientMay) return asClient(part.clientMay, part, access, planner);
  switch (part.role) {
    case 'owner':
      return { ...access, ...part, message: part.forClient && !access.canEdit ? AGENT : access.message };
    case 'editor':
      return { ...access, ...part, message: access.canEdit ? access.message : EDITOR };
    case 'viewer':
      return { ...access, ...part, canEdit: false, isActive: false, message: VIEWER };
    case 'agent':
      return { ...access, ...part, message: access.canEdit ? access.message : AGENT };
  }
};

const asClient = (
  may: ClientMay,
  part: TripPart,
  access: AccessInfo,
  planner: string | null,
): AccessInfo & TripPart => {
  const canEdit = may === 'edit' && access.canEdit;
  const message = canEdit ? access.message : clientMessages[may](planner);
  return { ...access, ...part, canEdit, isActive: canEdit && access.isActive, message };
};

export const addTraveler = (
  guest: TravelerTie | null,
  { canEdit: isOpen }: Pick<AccessInfo, 'canEdit'>,
): Pick<AccessInfo, 'travelsAs'> =>
  !guest || guest.staysHome || !isOpen ? {} : { travelsAs: guest.personId };
