import { defineRemote } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineRemote({
  name: 'agent',
  exposes: { './remote': './src/remote.ts' },
  pages,
  documents: {
    Offer: {
      start: './src/offer/document/start.ts',
      view: './src/offer/document/view.tsx',
      html: './src/offer/document/offer.html',
    },
  },
  workers: { 'confirmation-reader': './src/bookings/read-mail.worker.ts' },
});
