import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, untilHydrated } from './support/marea.ts'
import { openMap } from './support/open-map.ts'
import { createGuest } from './support/people.ts'
import { dollars, readAs, type Say } from './support/reader.ts'

const home = '/suite-details/casa-almendro'

test('a visitor finds a home, saves it, signs in and still has it in favorites', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  await page.goto('/')
  await chooseWeekInMarch(page, say)
  await chooseGuests(page, say, 4)
  const answer = page.waitForResponse(/api\/suites\?.*bayView/)
  await page.getByRole('button', { name: say('amenity.bayView') }).click()
  const { result } = await (await answer).json()
  const { name } = result.items[0]
  const card = page.getByRole('article').first()
  await expect(card.getByRole('heading')).toHaveText(name)
  const total = (await card.locator('b').textContent()) ?? ''
  await card.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const quote = page.getByRole('complementary', { name: say('quote.label') })
  await expect(quote.locator('dl').getByText(total)).toBeVisible()
  await expect(quote.getByText(say('price.taxes'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('favorites.save'), exact: true }).click()
  await page.goto('/my-favorites')
  await signIn(page, say)
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('the total on the card equals the price breakdown to the cent @desktop', async ({ page }) => {
  const [suite] = await freeHomes(page)
  await page.goto(`${home.replace('casa-almendro', suite.slug)}${queryOf(suite.stay)}`)
  const quote = page.getByRole('complementary')
  await expect(quote.locator('dl').getByText(dollars(suite.total.amount))).toBeVisible()
  const amounts = await quote.locator('dl > div:not(:last-child) dd').allTextContents()
  const subs = await quote.locator('dl > div[class*=sub] dd').allTextContents()
  expect(sum(amounts) - sum(subs)).toBe(suite.total.amount)
})

test('price markers on the map open their home, and moving the map searches there', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  await openMap(page, say, info)
  const pin = page.getByRole('button', { name: /^Casa Arena, / })
  await pin.press('Enter')
  const card = page.getByRole('article').filter({ has: page.locator('a:focus') })
  await expect(card).toContainText('Bal Harbour')
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
  await page.getByRole('button', { name: say('map.closer') }).click()
  await expect(page).toHaveURL(/bbox=/)
  expect(complaints).toEqual([])
})

test('the search in the header keeps the dates and opens the results @desktop', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const say = await readAs(page, info)
  const [{ stay, neighborhood }] = await freeHomes(page)
  await page.goto(`${home}${queryOf(stay)}`)
  const searchBar = page.getByRole('banner').getByRole('search')
  await searchBar.getByRole('button', { name: say('search.where') }).click()
  await searchBar.getByRole('combobox').fill(neighborhood.name.toUpperCase())
  await searchBar
    .getByRole('option', { name: new RegExp(`^${neighborhood.name}`) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`where=${neighborhood.slug}.*#results`))
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkIn)
})

test('Back and a reload restore the scroll position of the results', async ({ page }, info) => {
  await readAs(page, info)
  await page.goto('/')
  const card = page.getByRole('article').nth(7)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const link = card.getByRole('link', { name })
  await link.hover()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  // Back loads a new document if the link was followed before hydration, and then no script runs
  // for a moment.
  const position = () => page.evaluate(() => scrollY).catch(() => null)
  await expect.poll(position).toBe(before)
  await page.reload()
  await expect.poll(position).toBe(before)
})

test('an empty search suggests which filter to remove @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.goto('/?where=wynwood&bedrooms=6')
  await expect(page.getByRole('heading', { name: say('search.no_results') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: say('search.show', { count: 1 }) })
    .first()
    .click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

const unreadableQueries = [
  'checkIn=2020-01-01&checkOut=2020-01-05',
  'guests=999&pages=-1',
  'minTotal=NaN',
  'bbox=1,2,3',
  'where=<script>alert(1)</script>',
  `where=${'x'.repeat(2000)}`,
]

test('the home page ignores what it cannot read in its address @desktop', async ({
  page,
  complaints,
}) => {
  for (const query of unreadableQueries) {
    const response = await page.goto(`/?${query}`)
    expect([query, response?.status()]).toEqual([query, 200])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([query, ...complaints]).toEqual([query])
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the photo of a clicked card grows into the first photo of the home @desktop', async ({
    page,
  }) => {
    await page.goto('/')
    const name = page.getByRole('article').first().getByRole('heading').getByRole('link')
    await name.hover()
    await untilHydrated(page)
    await page.evaluate(recordTransitions)
    await name.click()
    await expect(page).toHaveURL(/suite-details/)
    await expect(page.locator('html')).toHaveAttribute(
      'data-moved',
      /::view-transition-group\(suite-photo\)/,
    )
  })
})

/** Notes on the document what moves while one page becomes another. */
function recordTransitions(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    const transition = start(...given)
    transition.ready.then(() => {
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
      document.documentElement.dataset.moved = moved.join(' ')
    })
    return transition
  }
}

test('an unknown home is not found @desktop', async ({ page }) => {
  const response = await page.goto('/suite-details/casa-ninguna')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found: /suite-details/casa-ninguna')).toBeVisible()
})

test('search engines find every home in both languages @desktop', async ({ page, request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${home}</loc>`)
  await page.goto(home)
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const rental = JSON.parse(json ?? '{}')
  expect(rental).toMatchObject({ '@type': 'VacationRental', name: 'Casa Almendro' })
  expect(rental.image.length).toBeGreaterThanOrEqual(8)
  expect(rental.containsPlace.occupancy.value).toBe(8)
  const [film] = rental.subjectOf
  expect(film).toMatchObject({
    '@type': 'VideoObject',
    duration: expect.stringMatching(/^PT\d+S$/),
  })
  for (const address of [film.contentUrl, film.thumbnailUrl]) {
    expect((await request.get(new URL(address).pathname)).status()).toBe(200)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${home}$`))
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /-shared\.jpg$/,
  )
})

/** On phones the panel covers the results and says how many there are. */
const endOfPanel = /^(Done|Listo|(Show|Ver) \d+ (homes?|casas?))$/

async function chooseWeekInMarch(page: Page, say: Say) {
  await page
    .getByRole('button', { name: say('search.when') })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: say('search.when') })
  await panel.getByRole('button', { name: say('search.flexible.week'), exact: true }).click()
  await panel.getByRole('button', { name: /March|marzo/ }).click()
  await expect(page).toHaveURL(/month=\d{4}-03/)
  await panel.getByRole('button', { name: endOfPanel }).click()
}

async function chooseGuests(page: Page, say: Say, count: number) {
  await page
    .getByRole('button', { name: say('search.guests') })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: say('search.guests') })
  for (let guests = 2; guests < count; guests += 1) {
    await panel
      .getByRole('button', { name: say('ui.more', { label: say('party.kind.adults') }) })
      .click()
    await expect(page).toHaveURL(new RegExp(`guests=${guests + 1}`))
  }
  await panel.getByRole('button', { name: endOfPanel }).click()
}

async function signIn(page: Page, say: Say) {
  const { email, pin } = await createGuest()
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(email)
  const password = page.getByLabel(say('sign_in.password'), { exact: true })
  await password.fill(pin)
  await password.press('Enter')
}

type Free = {
  slug: string
  neighborhood: { slug: string; name: string }
  total: { amount: number }
  stay: { checkIn: string; checkOut: string }
}

async function freeHomes(page: Page): Promise<[Free, ...Free[]]> {
  const answer = await page.request.get('/api/suites?flexible=week&guests=2')
  const { result } = await answer.json()
  return result.items
}

function queryOf({ checkIn, checkOut }: Free['stay']): string {
  return `?checkIn=${checkIn}&checkOut=${checkOut}`
}

function sum(texts: string[]): number {
  return texts.reduce((total, text) => total + cents(text), 0)
}

function cents(text: string): number {
  const amount = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return text.includes('\u2212') ? -amount : amount
}
