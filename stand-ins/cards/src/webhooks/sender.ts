import type { CardsStandIn } from '#open.ts'

const intervalMs = 150

/** Sends webhooks to `url` while this process runs; returns a function that stops it. */
export function startWebhookSender({ deliver }: CardsStandIn, url: string): () => void {
  let isStopped = false
  async function sendDue(): Promise<void> {
    await deliver((body, signature) => post(url, body, signature)).catch(() => 0)
    if (!isStopped) setTimeout(sendDue, intervalMs).unref()
  }
  setTimeout(sendDue, intervalMs).unref()
  return () => {
    isStopped = true
  }
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const signal = AbortSignal.timeout(10_000)
  const { ok } = await fetch(url, { method: 'POST', body, headers, signal })
  return ok
}
