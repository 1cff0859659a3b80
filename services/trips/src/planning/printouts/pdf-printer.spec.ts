import type { PaperPlan } from '@landsea/rules/paper-plan';
import type { PrintBrand } from '../../trip/brands/trip-brands.js';
import { PdfPrinter } from './pdf-printer.js';
import type { PlanToPrint } from './plan-pdf.js';

class CountingPrinter extends PdfPrinter {
  readonly drawn: PlanToPrint[] = [];

  protected override draw(task: PlanToPrint, of: string): Promise<Uint8Array> {
    this.drawn.push(task);
    return super.draw(task, of);
  }
}

const plan = (name = 'Spring break'): PaperPlan => ({
  name,
  dates: 'Mar 14 – Mar 21, 2027',
  bookings: [],
  days: [],
  lists: [],
});
const brand: PrintBrand = {
  name: 'Blue Lagoon',
  logo: null,
  photo: null,
  colors: null,
  agentName: null,
  phone: null,
  hours: null,
  signature: null,
  replyTo: null,
  legalLines: [],
  poweredBy: true,
  logoImage: undefined,
};
const open = () =>
  new CountingPrinter({ WORKER_THREADS: 'off' } as ConstructorParameters<typeof PdfPrinter>[0]);

it('draws a version once, for all who ask at the same time and later', async () => {
  const printer = open();
  const print = () => printer.print({ plan: plan(), brand: undefined }, 'trip');
  const [first, second] = await Promise.all([print(), print()]);
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
  expect([second, await print()]).toEqual([first, first]);
  expect(printer.drawn).toHaveLength(1);
});

it('draws anew what has changed, the brand included', async () => {
  const printer = open();
  const versions = [
    { plan: plan(), brand: undefined },
    { plan: plan('Fall break'), brand: undefined },
    { plan: plan(), brand },
  ];
  for (const version of versions) await printer.print(version, 'trip');
  expect(printer.drawn).toEqual(versions);
});
