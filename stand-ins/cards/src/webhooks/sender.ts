import type { CardsStandIn } from '#open.ts'

const intervalMs = 150
const payoutCheckMs = 60_000

/** Sends webhooks to `url` while this process runs; returns a function that stops it. */
export function startWebhookSender(
  { deliver, payOutDaily }: CardsStandIn,
  url: string,
): () => void {
  let isStopped = false
  async function sendDue(): Promise<void> {
    await deliver((body, signature) => post(url, body, signature)).catch(() => 0)
    if (!isStopped) setTimeout(sendDue, intervalMs).unref()
  }
  setTimeout(sendDue, intervalMs).unref()
  const payOut = async () => payOutDaily()
  const payouts = setInterval(() => payOut().catch(() => 0), payoutCheckMs).unref()
  return () => {
    isStopped = true
    clearInterval(payouts)
  }
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const signal = AbortSignal.timeout(10_000)
  const { ok } = await fetch(url, { method: 'POST', body, headers, signal })
  return ok
}
