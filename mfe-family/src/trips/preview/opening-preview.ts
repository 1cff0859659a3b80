/** Apart from the other messages, because every page of a trip loads it. */
export const openingPreview = 'Opening the preview of your trip';
