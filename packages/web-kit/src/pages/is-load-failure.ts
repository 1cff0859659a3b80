/** Whether code could not be fetched: a connection that failed, and nothing that is wrong with the code. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|ScriptNetworkError|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);
