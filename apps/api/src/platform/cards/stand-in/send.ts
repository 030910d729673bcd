import type { StandIn } from './open.ts'

const pauseMs = 150

/** Sends events to the product for as long as this process serves it. */
export function startDeliveries(standIn: StandIn, url: string): () => void {
  let isStopped = false
  async function turn(): Promise<void> {
    await standIn.deliver((body, signature) => send(url, body, signature)).catch(() => 0)
    if (!isStopped) setTimeout(turn, pauseMs).unref()
  }
  setTimeout(turn, pauseMs).unref()
  return () => {
    isStopped = true
  }
}

async function send(url: string, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const signal = AbortSignal.timeout(10_000)
  const { ok } = await fetch(url, { method: 'POST', body, headers, signal })
  return ok
}
