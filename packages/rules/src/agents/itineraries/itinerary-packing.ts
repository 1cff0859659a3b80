import type { ItineraryLine } from '@landsea/contracts/agents';
import type { Task } from '@landsea/contracts/planning';
import { findSecretNumber } from '../secret-numbers.js';

export const PACKING_TITLE = 'To pack';
const MOST_LINES = 100;

/**
 * The family's packing list, also what is done, so that packing is no change of the itinerary. A link is forwarded, so
 * notes, numbers of cards and papers, and what is for one person only stay with the family.
 */
export const listItineraryPacking = (
  tasks: readonly Pick<Task, 'id' | 'title' | 'topic' | 'person'>[],
): ItineraryLine[] =>
  tasks
    .filter(({ title, topic, person }) => topic === 'packing' && person === null && !findSecretNumber(title))
    .map(({ id, title }) => ({ id, text: title }))
    .toSorted((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .slice(0, MOST_LINES);
