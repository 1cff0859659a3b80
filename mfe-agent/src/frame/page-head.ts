export const agentKeywords = 'travel agent tool, client manager, branded itinerary';
export const agentPicture = '/og/agents.png';
