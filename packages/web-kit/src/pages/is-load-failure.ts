/** False for a defect of the code itself. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|ScriptNetworkError|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);
