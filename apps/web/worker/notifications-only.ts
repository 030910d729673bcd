import { handleNotifications } from './notifications.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Takes the place of the other worker where an administrator has turned saved trips off: removes what
 * that one saved and goes, unless it is needed for notifications.
 */
handleNotifications()

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearAway())
})

async function clearAway(): Promise<void> {
  const names = await caches.keys()
  if (names.length === 0) return
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.disable()
  const subscription = await self.registration.pushManager?.getSubscription()
  if (!subscription) await self.registration.unregister()
}
