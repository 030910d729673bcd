import type { Page } from '@playwright/test'

const password = 'Marea2026'

type Asked = { method?: string; token?: string; body?: object }

/** Past the pages, for what happens elsewhere meanwhile. */
export async function callApi(path: string, { method = 'POST', token = '', body = {} }: Asked) {
  const response = await fetch(`${process.env.MAREA_URL}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: token,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`${method} ${path}: ${response.status} ${error.code}`)
  return result
}

export function signIn(email: string): Promise<{ token: string }> {
  return callApi('/user/login/email', { body: { email, password } })
}

/** Signed in as if by the form. */
export async function enterAs(page: Page, email = ''): Promise<{ token: string }> {
  const user = await signIn(email)
  await page.goto('/more')
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
  return user
}
