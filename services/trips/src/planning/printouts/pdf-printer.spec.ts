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
const brand = (logo: string): PrintBrand => ({
  ...({ name: 'Blue Lagoon', legalLines: [], poweredBy: true } as unknown as PrintBrand),
  logoImage: logo === '' ? undefined : Buffer.from(logo),
});
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

it('draws anew what has changed, the brand or its mark included', async () => {
  const printer = open();
  const versions = [
    { plan: plan(), brand: undefined },
    { plan: plan('Fall break'), brand: undefined },
    { plan: plan(), brand: brand('') },
  ];
  for (const version of versions) await printer.print(version, 'trip');
  expect(printer.drawn).toEqual(versions);
});
