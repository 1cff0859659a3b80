export interface Scene {
  starts: number;
  ends: number;
  caption: string;
}

/** `00:01:02.500` */
const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of a film as WebVTT. */
export const formatCaptions = (scenes: readonly Scene[]): string =>
  `WEBVTT\n\n${scenes.map(({ starts, ends, caption }) => `${clock(starts)} --> ${clock(ends)}\n${caption}\n`).join('\n')}`;
