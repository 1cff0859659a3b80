/** This is a separate module because every page of a trip loads it. */
export const openingPreview = 'Opening the preview of your trip';
