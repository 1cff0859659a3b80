/** A module of its own, because every page of a trip loads it. */
export const openingPreview = 'Opening the preview of your trip';
