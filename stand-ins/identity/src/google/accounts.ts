import { readState, stateCookie } from '#browser.ts'
import { standInPath } from '#page.ts'
import { type GoogleAccount, googleAccounts } from '#people.ts'

/** The Google accounts signed in to this browser, and those that agreed to share with Marea. */
export type GoogleBrowser = { sessions: GoogleAccount[]; consents: GoogleAccount[] }

const cookieName = 'google_stand_in'
const firstSession = ['elena']

export function findAccount(id: unknown): GoogleAccount | undefined {
  return googleAccounts.find((account) => account.id === id)
}

export function googleBrowserOf({ headers }: Request): GoogleBrowser {
  const { sessions = firstSession, consents = [] } = readState(headers, cookieName)
  return { sessions: accountsIn(sessions), consents: accountsIn(consents) }
}

/** Google signs in without asking only a single session that has agreed before. */
export function automaticAccount({ sessions, consents }: GoogleBrowser): GoogleAccount | undefined {
  const [only, ...others] = sessions
  return only && others.length === 0 && consents.includes(only) ? only : undefined
}

/** Choosing an account signs it in to Google in this browser and records its consent. */
export function cookieAfter({ sessions, consents }: GoogleBrowser, chosen: GoogleAccount): string {
  return cookieFor({
    sessions: [...new Set([...sessions, chosen])],
    consents: [...new Set([...consents, chosen])],
  })
}

export function cookieToStartOver(): string {
  return cookieFor({ sessions: accountsIn(firstSession), consents: [] })
}

function cookieFor({ sessions, consents }: GoogleBrowser): string {
  const state = { sessions: sessions.map(({ id }) => id), consents: consents.map(({ id }) => id) }
  return stateCookie(cookieName, state, `${standInPath}/google`)
}

function accountsIn(ids: unknown): GoogleAccount[] {
  return googleAccounts.filter(({ id }) => Array.isArray(ids) && ids.includes(id))
}
