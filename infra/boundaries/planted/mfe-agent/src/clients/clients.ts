import { invites } from '../invites/invites.js';

export const clients = invites;
