import { clients } from '../../../../mfe-agent/src/clients/clients.js';

export const savings = clients;
