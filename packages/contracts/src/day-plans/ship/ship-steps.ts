/** The name under which the steps of boarding and leaving a ship are kept. */
export const SHIP_STEPS = 'Aboard';

/** What the step of going aboard is called; the second is its name of earlier releases. */
export const BOARDING_TITLES: readonly string[] = ['Board the ship', 'Arrive at the port'];
