// Loaded into every child before its own code: when the launcher is gone, however it ended, the child ends too.
process.channel?.unref();
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
