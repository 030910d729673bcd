const channel = 'marea-again'

/** Notifies the other tabs of this browser that the sign-in was confirmed. */
export function broadcastConfirmed(): void {
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage('confirmed')
  tabs.close()
}

/** Returns a function that stops listening. */
export function onConfirmed(action: () => void): () => void {
  const tabs = new BroadcastChannel(channel)
  tabs.onmessage = () => action()
  return () => tabs.close()
}
