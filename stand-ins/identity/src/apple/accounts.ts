import { readState, stateCookie } from '#browser.ts'
import { standInPath } from '#page.ts'
import { type AppleAccount, appleAccounts } from '#people.ts'

export type EmailChoice = 'share' | 'hide'

const cookieName = 'apple_stand_in'

export function findAppleAccount(id: unknown): AppleAccount | undefined {
  return appleAccounts.find((account) => account.id === id)
}

/** The choice of an account at its first consent to share with Marea; undefined before that. */
export function firstChoice({ headers }: Request, { id }: AppleAccount): EmailChoice | undefined {
  const choice = readState(headers, cookieName)[id]
  return choice === 'share' || choice === 'hide' ? choice : undefined
}

export function cookieAfterConsent(
  { headers }: Request,
  { id }: AppleAccount,
  choice: EmailChoice,
): string {
  const state = { ...readState(headers, cookieName), [id]: choice }
  return stateCookie(cookieName, state, `${standInPath}/apple`)
}
