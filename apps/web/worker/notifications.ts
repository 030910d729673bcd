declare const self: ServiceWorkerGlobalScope

/** Shows notifications and opens their pages. */
export function handleNotifications(): void {
  self.addEventListener('push', (event) => {
    const {
      title = self.location.host,
      body = '',
      path = '/',
      tag = '',
      lang = '',
    } = readMessage(event.data)
    const icon = '/icon-192.png'
    const options = { body, tag, lang, icon, badge: icon, data: { path } }
    event.waitUntil(self.registration.showNotification(title, options))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(event.notification.data?.path ?? '/'))
  })
}

type PushText = { title?: string; body?: string; path?: string; tag?: string; lang?: string }

function readMessage(data: PushMessageData | null): PushText {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Only pages of this site are opened; one that is open already comes to the front. */
async function openPage(path: string): Promise<unknown> {
  const { origin } = self.location
  const url = URL.parse(path, origin)
  const { href } = url?.origin === origin ? url : new URL(origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((each) => each.url === href)
  return shown ? shown.focus() : self.clients.openWindow(href)
}
