import * as z from 'zod/mini';

/** `on` is the color of text on `main`; `main` is readable on the page, on a card and on `soft`. */
export const ThemeColors = z.object({
  main: z.string(),
  deep: z.string(),
  soft: z.string(),
  on: z.string(),
});
export type ThemeColors = z.infer<typeof ThemeColors>;

export const BrandColors = z.object({ light: ThemeColors, dark: ThemeColors });
export type BrandColors = z.infer<typeof BrandColors>;

/**
 * Everything that a client sees of their agent. Pictures are paths on the product's own origin; `colors` is
 * null for the product's own.
 */
export const Brand = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  colors: z.nullable(BrandColors),
  agentName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  legalLines: z.array(z.string()),
  poweredBy: z.boolean(),
});
export type Brand = z.infer<typeof Brand>;
