import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type { AccessInfo, TripRole } from '@landsea/contracts/trip';

/** What somebody is to a trip. */
export interface TripPart {
  role: TripRole;
  seesMoney: boolean;
  seesDocuments: boolean;
}

const VIEWER = 'You were invited to look at this trip. Ask its owner if you would like to edit it.';
const EDITOR = 'This trip is not open for editing now. Its owner can unlock it.';
const AGENT = `With the Agent plan (${formatPrice(salePrices.agent)} a month) you edit the trips of your clients.`;

/**
 * The access that one person has to a trip, from what was paid for it. An editor edits while the trip's own access allows
 * it, a viewer never; an agent does by their own plan, so for an agent `access` is reckoned from that.
 */
export const accessAs = (part: TripPart, access: AccessInfo): AccessInfo & TripPart => {
  switch (part.role) {
    case 'owner':
      return { ...access, ...part };
    case 'editor':
      return { ...access, ...part, message: access.canEdit ? access.message : EDITOR };
    case 'viewer':
      return { ...access, ...part, canEdit: false, isActive: false, message: VIEWER };
    case 'agent':
      return { ...access, ...part, message: access.canEdit ? access.message : AGENT };
  }
};
