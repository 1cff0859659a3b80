import { agents } from '../agents/agents.js';

export const bookingWindows = agents;
