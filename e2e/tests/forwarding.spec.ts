import { expectAccessible } from '../axe.js';
import { registerFamily } from '../day-plans.js';
import { expect, test } from '../fixtures.js';
import { tripStart } from '../journey.js';
import { forwardMail } from '../mail.js';

const day = new Date(`${tripStart}T12:00:00Z`).toLocaleDateString('en-US', {
  timeZone: 'UTC',
  dateStyle: 'long',
});
const confirmation = `---------- Forwarded message ---------
From: Reservations <no-reply@example.com>
Subject: Your table

Restaurant: Sanaa
Date: ${day}
Time: 6:00 PM
Party of 2
Confirmation Number: 4578123`;

test('a family forwards a confirmation, checks it and takes it over', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tripId } = await registerFamily(page);
  const inbox = page.getByRole('region', { name: 'From your inbox' });

  const address = await test.step('the trip gets an address', async () => {
    await page.goto(`/trip/${tripId}/timeline#forward`);
    await page.getByRole('button', { name: 'Get an address' }).click();
    const field = page.getByLabel('Address of this trip');
    await expect(field).toHaveValue(/^trip-[a-z2-7]{20}@/);
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    return field.inputValue();
  });

  await test.step('a forwarded email waits on the open page', async () => {
    await forwardMail(address, 'Fwd: Your table at Sanaa', confirmation);
    await forwardMail(address, 'Fwd: Hello', 'See you soon!');
    await expect(inbox.getByText('Fwd: Hello', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('2 emails are waiting at the top of this page.')).toBeVisible();
    await expectAccessible(page, 'a timeline with forwarded emails');
  });

  await test.step('an email in which nothing can be read is dismissed', async () => {
    await page.goto(`/trip/${tripId}/dining-reservations`);
    await inbox.getByRole('button', { name: 'Check Fwd: Hello' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fwd: Hello' });
    await expect(dialog.getByText('We couldn’t read this one')).toBeVisible();
    await expect(dialog.getByLabel('Paste the email')).toHaveValue('See you soon!');
    await expectAccessible(page, 'a forwarded email in which nothing was read');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(inbox.getByRole('button', { name: 'Check Fwd: Hello' })).toHaveCount(0);
  });

  await test.step('the other one becomes a meal', async () => {
    await inbox.getByRole('button', { name: 'Check Fwd: Your table at Sanaa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fwd: Your table at Sanaa' });
    await expect(dialog.getByText(/, 6:00 PM/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fix something in Sanaa' }).click();
    await expect(dialog.getByLabel('What')).toHaveValue('Sanaa');
    await expect(dialog.getByLabel('Time')).toHaveValue('18:00');
    await dialog.getByRole('button', { name: 'Add to my trip' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(inbox).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Sanaa/ }).first()).toBeVisible();
  });

  await test.step('an address that was turned off takes nothing more', async () => {
    await page.goto(`/trip/${tripId}/timeline#forward`);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByRole('button', { name: 'Get an address' })).toBeVisible();
    await forwardMail(address, 'Fwd: Too late', confirmation);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Get an address' })).toBeVisible();
    await expect(inbox).toHaveCount(0);
  });
});
