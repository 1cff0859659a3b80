import { answerForm, bringFamilies, openDesk } from '../agent-season/arrive.js';
import { bookTrip, inviteMother, takePayment } from '../agent-season/book.js';
import { makeOtherTrip, workMorning } from '../agent-season/dawn.js';
import { Hand, Tally } from '../agent-season/hand.js';
import { lowerPrice } from '../agent-season/lower.js';
import { closeStatement } from '../agent-season/money.js';
import { sellTrip } from '../agent-season/offer.js';
import { endSeason, leave } from '../agent-season/part.js';
import { publishTwice } from '../agent-season/publish.js';
import { makePeople, type AgentSeason } from '../agent-season/season.js';
import { signAgreements } from '../agent-season/sign.js';
import { watch, expect, test } from '../fixtures.js';
import { phone as phoneSettings } from '../settings.js';

test('an agent lives through a season with one family, from the import to the end of the plan', async ({
  page,
  context,
  browser,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const openPhone = async () => {
    const opened = await browser.newContext({ ...phoneSettings, baseURL: testInfo.project.use.baseURL });
    const device = await opened.newPage();
    await device.emulateMedia({ reducedMotion: 'reduce' });
    return { context: opened, device, defects: watch(device) };
  };
  const { context: pocket, device, defects } = await openPhone();
  const tally = new Tally();
  const season: AgentSeason = {
    ...{ desk: new Hand(page), phone: new Hand(device), tally, ...makePeople() },
    ...{ checkout: '', jenId: '', tripId: '', itinerary: '' },
  };
  try {
    await openDesk(season);
    await bringFamilies(season);
    await answerForm(season, openPhone);
    await sellTrip(season);
    await bookTrip(season);
    await lowerPrice(season);
    await inviteMother(season);
    await takePayment(season);
    await workMorning(season, await makeOtherTrip(season));
    await publishTwice(season);
    await closeStatement(season);
    await signAgreements(season);
    await leave(season);
    await endSeason(season);
  } finally {
    await testInfo.attach('taps, keys and fields', { body: tally.toString(), contentType: 'text/plain' });
  }
  expect(defects).toEqual([]);
  await pocket.close();
});
