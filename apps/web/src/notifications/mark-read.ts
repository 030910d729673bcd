import { call } from '#platform/api/api.ts'
import { setUnreadNotifications } from './unread-count.ts'

/** Following a notification reads it; if that fails, it only stays marked as unread. */
export function markReadQuietly(id: number): void {
  markRead(id).catch(() => undefined)
}

export async function markRead(id: number): Promise<void> {
  await call('PUT /notifications/:id/read', { params: { id } })
  const { count } = await call('GET /notifications/unread')
  setUnreadNotifications(count)
}

/** Up to the newest one shown, so that newer ones stay unread. */
export async function markAllRead(upTo: number): Promise<void> {
  await call('PUT /notifications/read', { body: { upTo } })
  const { count } = await call('GET /notifications/unread')
  setUnreadNotifications(count)
}
