import type { PrintBrand } from '../../trip/brands/trip-brands.js';
import { ink, type PdfSheet } from './pdf-sheet.js';

const PRODUCT = 'Landsea';
const LOGO = { width: 200, height: 44 };
const SPACE = 10;

export const getMaker = (brand: PrintBrand | undefined): string =>
  brand && !brand.poweredBy ? brand.name : PRODUCT;

export const drawBrandHead = (sheet: PdfSheet, { name, logoImage, colors }: PrintBrand): void => {
  const color = colors?.light.main ?? ink.sea;
  if (logoImage) sheet.drawPicture(logoImage, name, LOGO);
  else
    sheet.writeTagged('P', () => {
      sheet.y += sheet.writeText(name, { font: 'display', size: 14, color });
    });
  sheet.y += SPACE;
  sheet.drawRule(color, 2);
  sheet.y += 2 * SPACE;
};

export const listBrandLines = ({ name, agentName, phone, hours }: PrintBrand): string[] => [
  [agentName, agentName === name ? null : name].filter(Boolean).join(', '),
  ...[phone, hours].flatMap((line) => line ?? []),
];

export const listSmallPrint = ({ legalLines, poweredBy }: PrintBrand): string[] => [
  ...legalLines,
  ...(poweredBy ? [`Made with ${PRODUCT}`] : []),
];
