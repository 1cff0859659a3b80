import type { Brand } from '@landsea/contracts/agents';
import type { Mail } from './mailer.js';

/** The look and the close of an email that an agent sends; `origin` is that of the product, for pictures. */
export interface EmailBrand extends Brand {
  origin: string;
}

const PRODUCT = 'Landsea';

export interface EmailColors {
  link: string;
  linkInDark: string;
  button: string;
  onButton: string;
}

const productColors: EmailColors = {
  link: '#0f6e7c',
  linkInDark: '#4fb6c4',
  button: '#c03f24',
  onButton: '#ffffff',
};

export const getBrandSender = (
  brand: EmailBrand | undefined,
): Pick<Mail, 'fromName' | 'fromAlone' | 'replyTo'> =>
  brand
    ? {
        fromName: brand.agentName ?? brand.name,
        fromAlone: !brand.poweredBy,
        ...(brand.replyTo && { replyTo: brand.replyTo }),
      }
    : {};

export const getEmailColors = (brand: EmailBrand | undefined): EmailColors => {
  if (!brand?.colors) return productColors;
  const { light, dark } = brand.colors;
  return { link: light.main, linkInDark: dark.main, button: light.main, onButton: light.on };
};

/** Mail programs in the dark theme keep a white ground below a logo, as many logos need one. */
export const makeHeadHtml = (brand: EmailBrand | undefined, escape: (text: string) => string): string => {
  if (!brand) return PRODUCT;
  const { logo, name, origin } = brand;
  if (!logo) return escape(name);
  return `<img src="${escape(origin + logo)}" alt="${escape(name)}" height="44" style="display:block;height:44px;max-width:260px;border:0;background-color:#ffffff">`;
};

/** The agent's own lines: whom to ask, and when. */
const listOwnLines = ({ signature, agentName, name, phone, hours }: EmailBrand): string[] => [
  ...(signature?.split('\n') ?? (agentName ? [agentName, ...(name === agentName ? [] : [name])] : [name])),
  ...(phone ? [phone] : []),
  ...(hours ? [hours] : []),
];

const listSmallPrint = ({ legalLines, poweredBy }: EmailBrand): string[] => [
  ...legalLines,
  ...(poweredBy ? [`Sent with ${PRODUCT}`] : []),
];

export const makeCloseHtml = (brand: EmailBrand, text: string, escape: (text: string) => string): string => {
  const { photo, agentName, name, origin } = brand;
  const picture = photo
    ? `<img src="${escape(origin + photo)}" alt="${escape(agentName ?? name)}" width="56" height="56" style="display:block;margin:24px 0 8px;border-radius:28px;object-fit:cover;border:0">`
    : '';
  const lines = (list: readonly string[]): string => list.map(escape).join('<br>');
  const small = listSmallPrint(brand);
  return `          ${picture}<p class="ink" style="${text}margin:${photo ? '0' : '24px'} 0 0;color:#12263a">${lines(listOwnLines(brand))}</p>
${small.length > 0 ? `          <p class="quiet" style="${text}margin:16px 0 0;font-size:13px;color:#52626f">${lines(small)}</p>\n` : ''}`;
};

export const makeCloseText = (brand: EmailBrand | undefined): string => {
  if (!brand) return PRODUCT;
  return [listOwnLines(brand).join('\n'), listSmallPrint(brand).join('\n')].filter(Boolean).join('\n\n');
};
