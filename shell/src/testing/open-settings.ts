import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderShell } from './render-shell';

export const notifications = {
  remindersByMail: true,
  remindersInApp: true,
  reminderLeadDays: 1,
  tripActivity: true,
  tipsNewsletter: false,
};

export const refused = (path: string, message: string) => () =>
  answer(400, { code: 'VALIDATION_FAILED', message: 'x', fields: [{ path, message }] });

/** A service that cannot be reached. */
export const away = () =>
  answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Landsea is not reachable right now.' });

/** A section of the settings, opened through its address. */
export const openSettings = (hash: string, handlers: Handlers = {}, user = aUser()) =>
  renderShell(`/settings#${hash}`, {
    user,
    handlers: {
      'GET /api/auth/account': () => ({ pendingEmail: null, notifications }),
      'GET /api/v1/calendar-links': () => ({ count: 0 }),
      'GET /api/auth/activity': () => ({ events: [] }),
      ...handlers,
    },
  });
type Page = ReturnType<typeof openSettings>;

export const sent = ({ requests }: Pick<Page, 'requests'>, method: string) =>
  requests.filter((request) => request.method === method).map(({ path, body }) => ({ path, body }));

export const press = async ({ user }: Page, name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};
