import type { Local } from '@landsea/local';
import { importClients } from './agents/import-clients.js';
import { itineraryPdf } from './agents/itinerary-pdf.js';
import { matchStatement } from './agents/match-statement.js';
import { morning } from './agents/morning.js';
import { quotePage } from './agents/quote-page.js';
import { bestOrder } from './days/best-order.js';
import { days } from './days/days.js';
import { sortWishes } from './days/sort-wishes.js';
import { demoSignIn } from './sessions/demo-sign-in.js';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';
import { identityAway } from './sessions/identity-away.js';
import { lighthousePages } from './lighthouse/lighthouse.js';
import { liveEdit } from './live-edit.js';
import { pages } from './pages/pages.js';
import { signIn } from './sessions/sign-in.js';
import { signOut } from './sessions/sign-out.js';

export interface Measurement {
  name: string;
  /** Takes minutes, so it runs only when named; a smoke run includes it. */
  onlyByName?: true;
  run: (local: Local, extent: Extent) => Promise<Figure[]>;
}

/** Each measurement makes its own users. */
export const measurements: readonly Measurement[] = [
  { name: 'sign-in', run: signIn },
  { name: 'demo-sign-in', run: demoSignIn },
  { name: 'sign-out', run: signOut },
  { name: 'pages', run: pages },
  { name: 'live-edit', run: liveEdit },
  { name: 'morning', run: morning },
  { name: 'import-clients', run: importClients },
  { name: 'match-statement', run: matchStatement },
  { name: 'itinerary-pdf', run: itineraryPdf },
  { name: 'quote-page', run: quotePage },
  { name: 'best-order', run: bestOrder },
  { name: 'sort-wishes', run: sortWishes },
  { name: 'days', run: days },
  { name: 'lighthouse', onlyByName: true, run: lighthousePages },
  { name: 'identity-away', onlyByName: true, run: identityAway },
];
