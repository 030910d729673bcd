import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { companyTimeZone } from '../../demo/company-clock.ts'
import type { Language } from '../../packages/contract/src/platform/language.ts'
import { enterAsReader } from '../support/page-readers.ts'
import { sayIn } from '../support/reader.ts'
import { openSettled } from '../support/rendering.ts'
import type { Options, Theme, Window } from './options.ts'
import type { Screen } from './screens.ts'

export type Photo = {
  screen: string
  /** Relative to the folder of the sheet. */
  file: string
  language: Language
  theme: Theme
  window: Window
  /** Why the screen could not be photographed. */
  fault?: string
}

type View = { language: Language; theme: Theme; window: Window }
type Entered = { context: BrowserContext; addresses: Map<string, string> }

const phonesAndTablets = 1000

/** Photographs screens in every view, as readers who signed in once per kind of device. */
export async function photographAll(
  browser: Browser,
  folder: string,
  screens: readonly Screen[],
  options: Options,
): Promise<Photo[]> {
  const enter = enteringWith(browser, screens)
  const photos: Photo[] = []
  for (const screen of screens) {
    await mkdir(join(folder, folderOf(screen)), { recursive: true })
    for (const view of viewsOf(options)) {
      const entered = await enter(screen.reader, view.window.width < phonesAndTablets)
      const take = () => photograph(entered, folder, screen, view, options.isFull)
      const photo = await take()
      // Chromium may miss a photo on a busy machine, but hardly twice.
      photos.push(photo.fault ? await take() : photo)
    }
    process.stdout.write(`${screen.name}\n`)
  }
  return photos
}

function viewsOf({ languages, themes, windows }: Options): View[] {
  return languages.flatMap((language) =>
    themes.flatMap((theme) => windows.map((window) => ({ language, theme, window }))),
  )
}

function enteringWith(browser: Browser, screens: readonly Screen[]) {
  const entered = new Map<string, Promise<Entered>>()
  return (reader: Screen['reader'], hasTouch: boolean): Promise<Entered> => {
    const key = `${reader} ${hasTouch}`
    const known = entered.get(key)
    if (known) return known
    const entering = enter(browser, reader, hasTouch, screens)
    entered.set(key, entering)
    return entering
  }
}

async function enter(
  browser: Browser,
  reader: Screen['reader'],
  hasTouch: boolean,
  screens: readonly Screen[],
): Promise<Entered> {
  const context = await browser.newContext({
    baseURL: process.env.MAREA_URL ?? '',
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
    timezoneId: companyTimeZone,
  })
  const own = screens.filter((screen) => screen.reader === reader).map(({ path }) => path)
  const found = await enterAsReader([context], reader, [...new Set(own)])
  return { context, addresses: new Map(found.map(({ path, address }) => [path, address])) }
}

async function photograph(
  { context, addresses }: Entered,
  folder: string,
  screen: Screen,
  view: View,
  isFull: boolean,
): Promise<Photo> {
  const { language, theme, window } = view
  const file = `${folderOf(screen)}/${language}-${theme}-${window.width}.jpg`
  await context.addCookies([{ name: 'lang', value: language, url: process.env.MAREA_URL ?? '' }])
  const page = await context.newPage()
  const photo = { screen: screen.name, file, ...view }
  try {
    await page.setViewportSize(window)
    await page.emulateMedia({ colorScheme: theme })
    await openSettled(page, addresses.get(screen.path) ?? screen.path)
    await screen.open?.(page, sayIn(language))
    if (screen.open) await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, fullPage: isFull })
    return photo
  } catch (error) {
    return { ...photo, fault: String(error).split('\n')[0] ?? '' }
  } finally {
    await page.close()
  }
}

function folderOf({ name }: Screen): string {
  return name === '/' ? 'home' : name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')
}
