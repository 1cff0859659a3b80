// Sent in place of the service worker while the operator has it off: it takes away what the worker kept, and itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      indexedDB.deleteDatabase('workbox-expiration');
      await registration.unregister();
    })(),
  );
});
