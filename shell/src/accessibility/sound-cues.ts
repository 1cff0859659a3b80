export type Cue = 'success' | 'error' | 'toggle';

interface Note {
  hertz: number;
  at: number;
  seconds: number;
}

const LOUDNESS = 0.06;

const cues: Record<Cue, readonly Note[]> = {
  success: [
    { hertz: 523.25, at: 0, seconds: 0.1 },
    { hertz: 783.99, at: 0.09, seconds: 0.16 },
  ],
  error: [
    { hertz: 311.13, at: 0, seconds: 0.12 },
    { hertz: 233.08, at: 0.11, seconds: 0.2 },
  ],
  toggle: [{ hertz: 659.25, at: 0, seconds: 0.06 }],
};

let context: AudioContext | undefined;

const playNote = (audio: AudioContext, { hertz, at, seconds }: Note) => {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(LOUDNESS, from);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
};

/** The tone is synthesized, so that no file is loaded. A browser without sound stays silent. */
export const playCue = (cue: Cue): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of cues[cue]) playNote(context, note);
};
