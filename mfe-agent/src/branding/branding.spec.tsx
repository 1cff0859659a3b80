import type { BrandLayer, BrandSettings, SaveBrand } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const empty: BrandLayer = {
  name: null,
  color: null,
  logoId: null,
  photoId: null,
  agentName: null,
  phone: null,
  hours: null,
  signature: null,
  replyTo: null,
  legalLines: null,
  poweredBy: null,
  version: 0,
};
const alone: BrandSettings = { agencyName: null, agency: null, own: empty, mayChangeAgency: false };
const agency = {
  ...empty,
  name: 'Magic Miles Travel',
  phone: '(407) 555-0100',
  poweredBy: false,
  version: 2,
};

const open = (settings: BrandSettings, handlers: Handlers = {}) =>
  openAsAgent('/settings/branding', { 'GET /api/v1/brand': () => settings, ...handlers });

it('saves what is typed, with empty fields left to the default, and shows it in the preview first', async () => {
  let saved: SaveBrand | undefined;
  const { user } = open(alone, {
    'PUT /api/v1/brand/own': ({ body }: { body: unknown }) => {
      saved = body as SaveBrand;
      return { ...alone, own: { ...empty, ...saved, version: 1 } };
    },
  });
  const region = await screen.findByRole('region', { name: 'What clients see' });
  expect(within(region).getByText('Your agency', { selector: 'span' })).toBeVisible();
  await user.type(await screen.findByLabelText('Name'), 'Magic Miles Travel');
  await user.type(screen.getByLabelText('Phone'), '(407) 555-0100');
  const preview = screen.getByRole('region', { name: 'What clients see' });
  expect(within(preview).getByText('Magic Miles Travel', { selector: 'span' })).toBeVisible();
  expect(within(preview).getByText('(407) 555-0100')).toBeVisible();
  await user.type(screen.getByLabelText('Your payment link'), 'https://square.link/u/dana');
  expect(screen.getByText(/The button leads your client to square\.link\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual({
      ...empty,
      name: 'Magic Miles Travel',
      phone: '(407) 555-0100',
      payLink: 'https://square.link/u/dana',
      poweredBy: true,
    }),
  );
});

it('shows both a color that is hard to read and the one used instead, in both themes', async () => {
  const { user } = open({ ...alone, own: { ...empty, name: 'Magic Miles' } });
  await user.type(await screen.findByLabelText('Color'), '#ffd400');
  const samples = within(screen.getByRole('list', { name: 'Your color in both themes' })).getAllByRole(
    'listitem',
  );
  expect(samples).toHaveLength(2);
  expect(samples[0]).toHaveTextContent(
    /#ffd400 has a contrast of 1\.\d to 1\. We use #[0-9a-f]{6}: 4\.[5-9] to 1\./,
  );
  expect(samples[1]).toHaveTextContent('Easy to read');
});

it('keeps what is typed when somebody else saved meanwhile, and saves over it the second time', async () => {
  const versions: number[] = [];
  let current: BrandSettings = { ...alone, own: { ...empty, name: 'Magic Miles', version: 1 } };
  const { user } = open(current, {
    'GET /api/v1/brand': () => current,
    'PUT /api/v1/brand/own': ({ body }: { body: unknown }) => {
      const { version } = body as SaveBrand;
      versions.push(version);
      if (version === 2) return current;
      current = { ...alone, own: { ...empty, name: 'Other', version: 2 } };
      return answer(409, { code: 'EDIT_CONFLICT', message: 'The brand was changed in another window.' });
    },
  });
  await user.type(await screen.findByLabelText('Hours'), 'Mornings');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Your text is still here/)).toBeVisible();
  expect(screen.getByLabelText('Hours')).toHaveValue('Mornings');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(versions).toEqual([1, 2]));
});

it('lets an owner switch between the agency’s brand and their own without losing text', async () => {
  const { user } = open({ agencyName: 'Blue Lagoon', agency, own: empty, mayChangeAgency: true });
  const visible = (name: string) => screen.getAllByLabelText(name).find((each) => !each.closest('[hidden]'));
  await screen.findAllByLabelText('Hours');
  await user.type(visible('Hours') as HTMLElement, 'Weekdays');
  await user.click(screen.getByRole('radio', { name: 'Your own' }));
  expect(visible('Phone')).toHaveAttribute('placeholder', '(407) 555-0100');
  await user.click(screen.getByRole('radio', { name: 'The agency’s' }));
  expect(visible('Hours')).toHaveValue('Weekdays');
});

it('tells an assistant who sets the brand', async () => {
  open({ agencyName: 'Blue Lagoon', agency, own: null, mayChangeAgency: false });
  expect(await screen.findByText(/The owner of your agency sets its brand/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
