import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { handleNotifications } from './notifications.ts'
import {
  deleteOldShells,
  page,
  pageOrSaved,
  savedFile,
  savedPhoto,
  saveShell,
} from './offline-shell.ts'

declare const self: ServiceWorkerGlobalScope

/** A phone that shows one bar answers no sooner; the page it shows leads back to the one wanted. */
const networkTimeoutSeconds = 20

/** Pages always come from the server; what is saved stands in where it cannot be reached. */
const fromNetwork = new NetworkOnly({ networkTimeoutSeconds })

registerRoute(
  new NavigationRoute(
    async (options) =>
      pageOrSaved(options.url, await fromNetwork.handle(options).catch(() => undefined)),
    { denylist: [/^\/(api|media|dev|health|ready|metrics)(\/|$)/] },
  ),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => savedFile(request),
)

/** Other pages load their photos themselves. */
registerRoute(
  ({ url, request }) =>
    url.pathname.startsWith('/photos/') && URL.parse(request.referrer)?.pathname === page,
  ({ url }) => savedPhoto(url),
)

handleNotifications()

self.addEventListener('install', (event) => {
  event.waitUntil(saveShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldShells(), self.registration.navigationPreload?.enable()]))
})
