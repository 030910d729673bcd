export async function signInDemo(url: string, email: string): Promise<{ token: string }> {
  return callDemo(url, '/user/login/email', { body: { email, password: 'Marea2026' } })
}

/** Holds a week for the guest, far ahead where the demo has no bookings, and returns the booking. */
export async function holdDemoWeek(url: string, token: string, slug: string): Promise<string> {
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const stay = { checkIn: dayIn(500), checkOut: dayIn(507), guests: 2 }
  const { id: quoteId } = await callDemo(url, `/suites/${slug}/quotes`, { token, body: stay })
  const { id } = await callDemo(url, '/bookings', { token, body: { quoteId } })
  return id
}

async function callDemo(
  url: string,
  path: string,
  { token = '', body }: { token?: string; body: object },
) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: token,
    },
    body: JSON.stringify(body),
  })
  const { result, error } = JSON.parse(await response.text())
  if (error) throw new Error(`${path}: ${response.status} ${error.code}`)
  return result
}
