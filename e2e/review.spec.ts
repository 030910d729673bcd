import { owners } from '../demo/people/owners.ts'
import type { Booking } from '../packages/contract/src/bookings/endpoints.ts'
import type { PhraseKey } from '../packages/contract/src/platform/translate.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs, signIn } from './support/people.ts'
import { readAs } from './support/reader.ts'

const aspects: PhraseKey[] = [
  'review.overall',
  'aspect.cleanliness',
  'aspect.accuracy',
  'aspect.checkIn',
  'aspect.communication',
  'aspect.location',
  'aspect.value',
]

test('a guest’s review is hidden until the owner reviews too, and gets a reply @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  const isPhone = info.project.name === 'phone'
  const { token } = await enterAs(page, isPhone ? 'diego@marea.test' : 'sam@marea.test')
  await page.goto('/my-bookings?list=past')
  await page
    .getByRole('link', { name: say('bookings.review') })
    .first()
    .click()
  await expect(page).toHaveURL(/booking=/)
  const id = new URL(page.url()).searchParams.get('booking') ?? ''
  const send = page.getByRole('button', { name: say('review.write') })
  await send.click()
  await expect(page.getByText(say('review.stars_missing'))).toBeVisible()
  for (const aspect of aspects) {
    const stars = page.getByRole('group', { name: say(aspect), exact: true })
    await stars.getByRole('radio', { name: say('reviews.stars', { count: 4 }) }).check()
  }
  const words = `The morning light was worth the trip, said ${info.project.name}.`
  await page.getByLabel(say('review.text')).fill(words)
  await expectAccessible(page)
  await send.click()
  await expect(page.getByRole('button', { name: say('review.rewrite') })).toBeVisible()

  const { suite }: Booking = await callApi(`/bookings/${id}`, { method: 'GET', token })
  const shown = async () => (await reviewsOf(suite.slug)).find(({ text }) => text === words)
  expect(await shown()).toBeUndefined()
  const owner = await ownerOf(id)
  await page.reload()
  await expect(page.getByText('They left it as they found it.')).toBeVisible()
  await expect(page.getByText(say('review.published'))).toBeVisible()
  const body = { text: 'Come back for the sunset.', language: 'en' }
  const review = await shown()
  await callApi(`/owner/reviews/${review?.id}/reply`, { method: 'PUT', token: owner, body })
  await page.goto(`/suite-details/${suite.slug}`)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(body.text)).toBeVisible()
})

async function reviewsOf(slug: string): Promise<{ id: string; text: string }[]> {
  return (await callApi(`/suites/${slug}/reviews`, { method: 'GET' })).items
}

/** Finds the owner of a stay by writing a guest review, which only its owner can do. */
async function ownerOf(bookingId: string): Promise<string> {
  const body = { stars: 5, text: 'They left it as they found it.' }
  for (const { email } of owners) {
    const { token } = await signIn(email)
    const path = `/owner/bookings/${bookingId}/review`
    const isWritten = await callApi(path, { method: 'PUT', token, body }).catch(() => undefined)
    if (isWritten) return token
  }
  throw new Error('No owner has this stay.')
}
