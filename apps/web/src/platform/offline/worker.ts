/** One worker for the whole site: it shows notifications, and what is saved where pages cannot be reached. */
const path = '/worker.js'

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(path, { updateViaCache: 'none' })
}
