import { getDateIn } from '@landsea/contracts/core';
import type { Experiment } from '@landsea/contracts/experiments';
import { readAssignment, pickShownVariant } from './assigned-variant';
import { writtenExperiments } from './experiment-list';

type Shown = Pick<Experiment, 'key' | 'path' | 'version' | 'variants' | 'endsOn' | 'winner'>;

export const homeExperiment: Shown | undefined = writtenExperiments.find(({ path }) => path === '/');

export const getHomeVariant = (): string =>
  homeExperiment
    ? pickShownVariant(homeExperiment, readAssignment(document.cookie), getDateIn(new Date()))
    : '';
