/** The build of this remote in the document; undefined from a development server. */
export const readOwnBuild = (): string | undefined => {
  const file = document.querySelector('link[href*="/remotes/marketing/"]')?.getAttribute('href') ?? '';
  return /\/remotes\/marketing\/([0-9a-f]{12})\//.exec(file)?.[1];
};
