import type { Page } from '@playwright/test'
import { sitemap } from '../../apps/web/src/sitemap.ts'
import type { Reader } from '../support/page-readers.ts'
import type { Say } from '../support/reader.ts'
import { pictures } from './pictures.ts'

export type Screen = {
  /** Its path, and what is open on it. */
  name: string
  reader: Exclude<Reader, 'guest'>
  path: string
  /** Opens a panel of the page. */
  open?: (page: Page, say: Say) => Promise<void>
}

/** Links of emails and of sign-in providers, which have nothing to show without their secret. */
const unreachable = ['/auth/callback', '/unsubscribe/:token', '/invitation/:invitation']

const panels: readonly Screen[] = [
  { ...ofVisitor('/', 'where'), open: (page, say) => openDialog(page, say('search.where')) },
  { ...ofVisitor('/', 'when'), open: (page, say) => openDialog(page, say('search.when')) },
  { ...ofVisitor('/', 'guests'), open: (page, say) => openDialog(page, say('search.guests')) },
  {
    ...ofVisitor('/', 'filters'),
    open: (page, say) => openDialog(page, say('search.all_filters')),
  },
  { ...ofVisitor('/', 'map'), open: openMap },
  ofVisitor('/?where=brickell&guests=2', 'results'),
  ofVisitor('/suite-details/casa-almendro?photo=1', 'photos'),
  ofVisitor('/sign-in?tab=register', 'create account'),
  ofGuest('/pay-confirmation?booking=:stay', 'booked'),
  ofGuest('/my-bookings?list=past', 'past'),
  ofGuest('/my-bookings?booking=:stay', 'one booking'),
  ofGuest('/my-wallet?open=add', 'add funds'),
]

/** What the documentation shows of the other areas. */
export const documented: readonly Screen[] = Object.keys(pictures).map((path) => ({
  name: path,
  reader: path.startsWith('/admin') ? 'admin' : 'owner',
  path,
}))

/** Every guest screen. A hold expires in 15 minutes, so checkout comes first. */
export const screens: readonly Screen[] = [
  ofGuest('/checkout/:booking'),
  ...Object.entries(sitemap).flatMap(([path, [access]]) => {
    if (unreachable.includes(path) || path === '/checkout/:booking') return []
    if (access === 'public') return path === '/pay-confirmation' ? [] : [ofVisitor(path)]
    const isGuests = access === 'signed-in' || access === 'open-but-prompt'
    return isGuests && !path.startsWith('/property-management') ? [ofGuest(path)] : []
  }),
  ...panels,
]

function ofVisitor(path: string, opened = ''): Screen {
  return { name: nameOf(path, opened), reader: 'visitor', path }
}

function ofGuest(path: string, opened = ''): Screen {
  return { name: nameOf(path, opened), reader: 'returning guest', path }
}

function nameOf(path: string, opened: string): string {
  return opened ? `${path.replace(/\?.*/, '')} (${opened})` : path
}

async function openDialog(page: Page, label: string): Promise<void> {
  await press(page, label)
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor()
}

/** Wide windows load the map beside the results; its buttons come with it. */
async function openMap(page: Page, say: Say): Promise<void> {
  const button = page.getByRole('button', { name: say('map.show'), exact: true })
  if (await button.isVisible()) await button.click()
  else await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: say('map.closer') }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function press(page: Page, label: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${RegExp.escape(label)}`) })
  await button.filter({ visible: true }).first().click()
}
