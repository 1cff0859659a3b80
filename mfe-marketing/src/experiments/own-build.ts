// The folder of the running scripts; a document may still name those of a build that could not be used.
declare const __webpack_public_path__: string | undefined;

/** The build whose scripts run; undefined from a development server. */
export const readOwnBuild = (): string | undefined => {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return /\/remotes\/marketing\/([0-9a-f]{12})\//.exec(folder)?.[1];
};
