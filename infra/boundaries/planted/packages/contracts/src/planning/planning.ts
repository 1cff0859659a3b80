import { agents } from '../agents/agents.js';

export const planning = agents;
