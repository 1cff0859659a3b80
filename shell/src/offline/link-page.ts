/**
 * The document of every itinerary, with nothing of a trip. Its last part stands for a token: `/i` alone answers 404, because
 * nobody can open it, and a 404 is not kept.
 */
export const LINK_PAGE = '/i/any';
