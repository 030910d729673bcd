// Shows notifications and opens their pages. It caches nothing: pages and code always come from the server.

self.addEventListener('push', (event) => {
  const { title = 'Marea', body = '', path = '/', tag = '', lang = '' } = readMessage(event.data)
  const options = { body, tag, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})

function readMessage(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Only pages of this site are opened; one that is open already comes to the front. */
async function openPage(path) {
  const { origin } = self.location
  const url = URL.parse(path, origin)
  const { href } = url?.origin === origin ? url : new URL(origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((each) => each.url === href)
  return shown ? shown.focus() : self.clients.openWindow(href)
}
