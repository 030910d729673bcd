import { call } from '#platform/api/api.ts'
import { isAppleHandheld } from '#platform/boot/apple-handheld.ts'
import { registerWorker } from '#platform/offline/worker.ts'

/** `needs_install`: iPhones show notifications only of sites on the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'needs_install' | 'denied'

export function readSupport(): PushSupport {
  const hasPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasPush) return isAppleHandheld() ? 'needs_install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'supported'
}

/** The browser may have dropped a subscription that the server still has, so both are checked. */
export async function readIsOn(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? (await call('GET /push-subscription')).isOn : false
}

/** False if the person did not allow notifications. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { publicKey } = await call('GET /push-subscription')
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await subscribe(pushManager, publicKey)
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call('PUT /push-subscription', { body: { endpoint, keys: { p256dh, auth } } })
  return true
}

/** A subscription with the key of an earlier installation is replaced. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

export async function turnOff(): Promise<void> {
  await call('DELETE /push-subscription')
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
