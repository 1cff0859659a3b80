import { agentsMarketingContent } from './agents/agents-marketing-content';
import { Audiences } from './audience-schemas';
import { clientMarketingContent } from './clients/client-marketing-content';
import { familyMarketingContent } from './family/family-marketing-content';
import { mobileFeaturesContent } from './mobile/mobile-features-content';

export const audiences = {
  family: familyMarketingContent,
  agents: agentsMarketingContent,
  clients: clientMarketingContent,
  mobile: mobileFeaturesContent,
};

/** Each problem comes with its place: `family.moments.2.text: Write something here`. */
export const findAudienceProblems = (contents: unknown): string[] =>
  Audiences.safeParse(contents).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

export const checkAudiences = (): void => {
  const problems = findAudienceProblems(audiences);
  if (problems.length > 0) throw new Error(`The content of a page has mistakes.\n${problems.join('\n')}`);
};
