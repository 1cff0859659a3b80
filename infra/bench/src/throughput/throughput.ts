import type { Local } from '@landsea/local';
import { makeCrowd } from '../crowd.js';
import type { Extent } from '../extent.js';
import type { Figure } from '../figures.js';
import { shareOfBare } from './share-of-bare.js';

const crowd = { makeCrowd: (local: Local, size: number) => makeCrowd(local, size), firstCrowd: 250 };

/** The reads that every page makes, against a bare server. */
export const throughput = (local: Local, extent: Extent): Promise<Figure[]> =>
  shareOfBare(local, extent, [
    {
      name: 'GET /api/trips, 50 trips',
      ours: () => '/api/trips',
      bare: ({ userId }) => `/trips/${userId}`,
      ...crowd,
    },
    {
      name: 'GET budget',
      ours: ({ tripId }) => `/api/v1/trips/${tripId}/budget`,
      bare: ({ tripId }) => `/budget/${tripId}`,
      ...crowd,
    },
  ]);
