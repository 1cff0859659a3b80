import { landingVariants } from '../variants';
import { LandingContent } from './landing-content-schema';

/** Each problem comes with its place in the file: `modes.parks.title: This is too long for its place`. */
export const findContentProblems = (content: unknown): string[] =>
  LandingContent.safeParse(content).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];

/** Stops a build whose landing pages have mistakes in their content, and names them. */
export const checkContents = async (): Promise<void> => {
  const problems: string[] = [];
  for (const [key, { content }] of Object.entries(landingVariants))
    problems.push(...findContentProblems(await content()).map((problem) => `${key}: ${problem}`));
  if (problems.length > 0)
    throw new Error(`The content of a landing page has mistakes.\n${problems.join('\n')}`);
};
