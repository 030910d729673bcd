import type { Page } from '@playwright/test'
import {
  type Language,
  languages,
  languageTable,
} from '../../packages/contract/src/platform/language.ts'
import { expect, expectAccessible } from './marea.ts'
import { picture } from './picture.ts'
import type { Say } from './reader.ts'

/** Lists a home of a new owner in the pages, from nothing to published, and returns its slug. */
export async function listHome(page: Page, say: Say, home: string): Promise<string> {
  await page.goto('/property-management/homes')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: say('homes.add') })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(say('homes.new_name')).fill(home)
  await choose(page, say('homes.new_kind'), say('suite_kind.apartment'))
  await choose(page, say('homes.new_neighborhood'), 'South Beach')
  await sheet.getByRole('button', { name: say('homes.new_submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expectAccessible(page)
  await fillBasics(page, say)
  await addPhotos(page, say)
  await fillRoomsAndTexts(page, say)
  await fillPricesAndLocation(page, say)
  await publish(page, say)
  return slug
}

async function publish(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('listing.publish'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: say('listing.publish') })
  await expect(button).toBeDisabled()
  await fillLicenses(page, {
    fl_dbpr: 'CND 2318845',
    mb_btr: 'BTR 004417-03-2026',
    mb_resort_tax: 'RTX 2098316',
  })
  await expectAccessible(page)
  await button.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('homes.status.published')).first()).toBeVisible()
}

/** Names of licenses are rows that administrators edit, so they are not among the texts. */
async function fillLicenses(page: Page, numbers: Record<string, string>): Promise<void> {
  const answer = await page.request.get('/api/settings/Locale/full?key=edited')
  const tables: Record<string, string>[] = Object.values((await answer.json()).result)
  for (const [code, number] of Object.entries(numbers)) {
    const names = tables.map((table) => table[`license.${code}`]).join('|')
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^(${names})`))
      .fill(number)
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).last().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Sentences name a language in the language of the page. */
function languageName(page: Page, language: Language): Promise<string> {
  return page.evaluate((code) => {
    const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'language' })
    return names.of(code) ?? code
  }, language)
}

/** Fills a text of the open section in every language. */
async function fillBoth(page: Page, label: string, text: string): Promise<void> {
  for (const language of languages) {
    const name = `${label}, ${languageTable[language].name}`
    await page.getByLabel(name).last().fill(`${text} ${language}`)
  }
}

async function goOn(page: Page, say: Say, section: Parameters<Say>[0]): Promise<void> {
  const steps = page.getByRole('navigation', { name: say('listing.steps') })
  await steps.getByRole('link', { name: say(section) }).click()
  await expect(page.getByRole('heading', { level: 2, name: say(section) })).toBeVisible()
}

export async function expectSaved(page: Page, say: Say): Promise<void> {
  const saved = say('listing.saved_at', { time: '' }).trim()
  await expect(page.getByRole('status').filter({ hasText: saved }).first()).toBeVisible()
}

async function fillBasics(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('navigation', { name: say('listing.sections') })
    .getByRole('link', { name: say('listing.section.basics') })
    .click()
  await page.getByLabel(say('listing.field.floorSize')).fill('1480')
  await page.getByLabel(say('listing.field.guests')).fill('4')
  await page.getByLabel(say('listing.field.bedrooms')).fill('2')
  await page.getByLabel(say('listing.field.bathrooms')).fill('1.5')
}

async function addPhotos(page: Page, say: Say): Promise<void> {
  await goOn(page, say, 'listing.section.photos')
  const photos = [1, 2, 3, 4, 5].map((each) => picture(`${each}.png`, [13, each * 40, 70]))
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') }
  await page.locator('input[type=file][multiple]').setInputFiles([...photos, fake])
  await expect(page.getByText(say('problem.files.not_an_image'))).toBeVisible()
  await page
    .getByRole('button', { name: say('listing.upload_cancel', { file: fake.name }) })
    .click()
  const grips = page.getByRole('button', { name: say('listing.photo_move', { number: '' }).trim() })
  await expect(grips).toHaveCount(photos.length, { timeout: 60_000 })
  for (const language of languages) {
    for (const [index] of photos.entries()) {
      const spoken = { language: await languageName(page, language), number: index + 1 }
      await page.getByLabel(say('listing.photo_alt', spoken)).fill(`Room ${index} ${language}`)
    }
  }
  await grips.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(
    page.getByLabel(say('listing.photo_alt', { language: 'English', number: 4 })),
  ).toHaveValue('Room 4 en')
  await expectSaved(page, say)
  await expectAccessible(page)
}

async function fillRoomsAndTexts(page: Page, say: Say): Promise<void> {
  await goOn(page, say, 'listing.section.rooms')
  await page.getByRole('button', { name: say('listing.add_room') }).click()
  await fillBoth(page, say('listing.room_name'), 'Blue room')
  await fillBoth(page, say('listing.room_note'), 'Own bath')
  await page
    .getByRole('button', { name: say('ui.more', { label: say('bed.king', { count: 1 }) }) })
    .click()
  await goOn(page, say, 'listing.section.amenities')
  await page.getByLabel(say('amenity.wifi')).check()
  await goOn(page, say, 'listing.section.safety')
  await page.getByLabel(say('home_fact.smokeAlarm')).check()
  await goOn(page, say, 'listing.section.texts')
  await fillBoth(page, say('listing.field.tagline'), 'Sage at the window')
  await fillBoth(page, say('listing.field.story'), 'A house of herbs.')
  await fillBoth(page, say('listing.field.neighborhoodNote'), 'The sea is near.')
  await expectAccessible(page)
}

async function fillPricesAndLocation(page: Page, say: Say): Promise<void> {
  await goOn(page, say, 'listing.section.rules')
  await goOn(page, say, 'listing.section.guide')
  await goOn(page, say, 'listing.section.prices')
  await page.getByLabel(say('listing.field.nightlyAmount'), { exact: true }).fill('1160')
  await page.getByLabel(say('listing.field.weekendAmount')).fill('1290')
  await goOn(page, say, 'listing.section.extras')
  await page.getByLabel(say('price.extra_baby_crib')).check()
  const crib = `${say('listing.extra_price')}: ${say('price.extra_baby_crib')}`
  await page.getByLabel(crib).fill('45')
  await expectAccessible(page)
  await goOn(page, say, 'listing.section.cancellation')
  await page.getByLabel(say('cancellation.firm')).check()
  await goOn(page, say, 'listing.section.location')
  await page.getByLabel(say('listing.field.street')).fill('10 Ocean Drive')
  await page.getByLabel(say('listing.field.city')).fill('Miami Beach')
  await page.getByLabel(say('listing.field.postalCode')).fill('33139')
  await page.getByLabel(say('listing.coordinates')).fill('25.78068, -80.13113')
  await expect(page.getByText(say('listing.tax_total'))).toBeVisible()
  await expect(page.getByText('14%', { exact: true })).toBeVisible()
  await expectAccessible(page)
}
