import { dateIn } from '@landsea/contracts/core';
import type { Experiment } from '@landsea/contracts/experiments';
import { readAssignment, shownVariant } from './assigned-variant';
import { writtenExperiments } from './experiment-list';

type Shown = Pick<Experiment, 'key' | 'path' | 'version' | 'variants' | 'endsOn' | 'winner'>;

export const homeExperiment: Shown | undefined = writtenExperiments.find(({ path }) => path === '/');

export const homeVariant = (): string =>
  homeExperiment ? shownVariant(homeExperiment, readAssignment(document.cookie), dateIn(new Date())) : '';
