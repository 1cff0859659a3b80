import type { Local } from '@landsea/local';
import { importClients } from './agents/import-clients.js';
import { measureItineraryPdf } from './agents/itinerary-pdf.js';
import { matchStatement } from './agents/match-statement.js';
import { measureMorning } from './agents/morning.js';
import { quotePage } from './agents/quote-page.js';
import { measureBestOrder } from './days/best-order.js';
import { measureDays } from './days/days.js';
import { sortWishes } from './days/sort-wishes.js';
import { measureDemoSignIn } from './sessions/demo-sign-in.js';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';
import { measureIdentityAway } from './sessions/identity-away.js';
import { auditPages } from './lighthouse/lighthouse.js';
import { measureLiveEdit } from './live-edit.js';
import { measurePages } from './pages/pages.js';
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
  { name: 'demo-sign-in', run: measureDemoSignIn },
  { name: 'sign-out', run: signOut },
  { name: 'pages', run: measurePages },
  { name: 'live-edit', run: measureLiveEdit },
  { name: 'morning', run: measureMorning },
  { name: 'import-clients', run: importClients },
  { name: 'match-statement', run: matchStatement },
  { name: 'itinerary-pdf', run: measureItineraryPdf },
  { name: 'quote-page', run: quotePage },
  { name: 'best-order', run: measureBestOrder },
  { name: 'sort-wishes', run: sortWishes },
  { name: 'days', run: measureDays },
  { name: 'lighthouse', onlyByName: true, run: auditPages },
  { name: 'identity-away', onlyByName: true, run: measureIdentityAway },
];
