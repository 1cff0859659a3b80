import type { VillaPayment } from '@landsea/contracts/money';

const POINTS = /\b(?:dvc|points?|vacation club)\b/iu;
const RENTED = /\b(?:rent|rented|rental)\b/iu;
const POINTS_WORDS =
  /\b(?:with|on|by|using|our|own|my|rent|rented|rental|dvc|points?|vacation club|stay)\b|[()]/giu;

/** "Riviera (rented DVC points)" is rented points, "Riviera, our points" own ones. */
export const getVillaPayment = (hotelName: string): VillaPayment => {
  if (!POINTS.test(hotelName)) return 'cash';
  return RENTED.test(hotelName) ? 'rented-points' : 'own-points';
};

export const omitPoints = (hotelName: string): string =>
  POINTS.test(hotelName) ? hotelName.replace(POINTS_WORDS, ' ').trim() : hotelName;
