/** Search words and the picture of the agents' pages. */
export const agentKeywords = 'travel agent tool, client manager, branded itinerary';
export const agentPicture = '/og/agents.png';
