import { extname } from 'node:path';

interface MediaType {
  type: string;
  compress: boolean;
}

export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: { type: 'text/html; charset=utf-8', compress: true },
  js: { type: 'text/javascript; charset=utf-8', compress: true },
  mjs: { type: 'text/javascript; charset=utf-8', compress: true },
  css: { type: 'text/css; charset=utf-8', compress: true },
  json: { type: 'application/json; charset=utf-8', compress: true },
  map: { type: 'application/json; charset=utf-8', compress: true },
  svg: { type: 'image/svg+xml', compress: true },
  webmanifest: { type: 'application/manifest+json', compress: true },
  txt: { type: 'text/plain; charset=utf-8', compress: true },
  vtt: { type: 'text/vtt; charset=utf-8', compress: true },
  png: { type: 'image/png', compress: false },
  jpg: { type: 'image/jpeg', compress: false },
  webp: { type: 'image/webp', compress: false },
  avif: { type: 'image/avif', compress: false },
  ico: { type: 'image/x-icon', compress: false },
  woff2: { type: 'font/woff2', compress: false },
  mp4: { type: 'video/mp4', compress: false },
};

export const findMediaType = (path: string): MediaType =>
  mediaTypes[extname(path).slice(1).toLowerCase()] ?? { type: 'application/octet-stream', compress: false };
