import { clientsService } from '../../agents/clients/clients.service.js';

export const service = clientsService;
