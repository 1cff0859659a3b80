export const getReason = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use; stop what listens there or set PORT`;
  return error instanceof Error ? error.message : String(error);
};
