import { ExperimentFile, type WrittenExperiments } from '@landsea/contracts/experiments';
import { landingVariants } from './landing/variants';

const unknownVariants = (experiments: ExperimentFile): string[] =>
  experiments.flatMap(({ key, variants }) =>
    variants
      .filter((variant) => !(variant.key in landingVariants))
      .map((variant) => `${key}: “${variant.key}” is no name in src/landing/variants.ts`),
  );

/** The experiments as they are published. @throws Error that names each mistake of the list with its place. */
export const readExperiments = (written: WrittenExperiments): ExperimentFile => {
  const { data, error } = ExperimentFile.safeParse(written);
  const problems = data
    ? unknownVariants(data)
    : error.issues.map(({ path: [index, ...place], message }) => {
        const key = written[Number(index)]?.key ?? '';
        return `${[key, place.join('.')].filter(Boolean).join(': ')}: ${message}`;
      });
  if (!data || problems.length > 0)
    throw new Error(`The list of experiments has mistakes.\n${problems.join('\n')}`);
  return data;
};
