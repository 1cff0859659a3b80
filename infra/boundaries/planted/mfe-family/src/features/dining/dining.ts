import { clients } from '../../../../mfe-agent/src/clients.js';

export const dining = clients;
