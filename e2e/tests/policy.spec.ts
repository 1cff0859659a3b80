import { expect, test } from '../fixtures.js';

test('the content policy refuses what is not ours, and the run would fail of it', async ({
  page,
  violations,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy|Refused to/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
  const escaped = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.escaped = true';
    const picture = new Image();
    picture.src = 'https://elsewhere.example/pixel.png';
    document.body.append(script, picture);
    document.body.setAttribute('onclick', 'window.escaped = true');
    document.body.click();
    await fetch('https://elsewhere.example/collect').catch(() => undefined);
    return 'escaped' in window;
  });
  expect(escaped).toBe(false);
  await expect
    .poll(() => violations.map((text) => text.split(' ')[0]).sort())
    .toEqual(['connect-src', 'img-src', 'script-src-attr', 'script-src-elem']);
  violations.length = 0;
});
