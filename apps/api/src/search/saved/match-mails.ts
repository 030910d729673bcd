import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { searchTitle } from '@marea/contract/search/describe-search.ts'
import type { Match } from '@marea/contract/search/events.ts'
import { matchedHomePath } from '@marea/contract/search/matched-home-path.ts'
import type { PlaceNames } from '@marea/contract/suites/neighborhoods/place-names.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { dollars } from '#platform/mail/dollars.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import type { MailParts } from '#platform/mail/mail-parts.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listCards, type UnpricedCard } from '#suites/cards.ts'
import { readPlaceNames } from '#suites/neighborhoods/place-names.ts'
import { listSavedSearches, type SavedSearchRow } from './saved-search-store.ts'

/** Homes that newly match a saved search, with photo, price and link. */
export async function emailMatches(ctx: Ctx, event: Event<'search.matched'>): Promise<void> {
  const userId = event.subject.replace(/^user:/, '')
  const { searchId, matches } = event.data
  const search = (await listSavedSearches(ctx.db, userId)).find(({ id }) => id === searchId)
  const reader = await findMailRecipient(ctx, userId)
  const cards = await listCards(
    ctx,
    matches.map(({ suiteId }) => suiteId),
  )
  const [first, ...others] = matches.flatMap((match): Matched[] => {
    const home = cards.get(match.suiteId)
    return home?.isListed ? [{ match, home }] : []
  })
  if (!search?.hasAlerts || !reader || !first) return
  const places = await readPlaceNames(ctx)
  const alert: Alert = { search, matched: [first, ...others], name: reader.fullName }
  const { publicUrl } = ctx.config
  await queueEmail(ctx, {
    key: `event:${event.id}:matches`,
    topic: { userId, kind: 'search_matched' },
    to: reader.email,
    language: reader.language,
    versions: emailVersions(
      (text, language) => partsOf(alert, { text, language, publicUrl, places }),
      await readRowNames(ctx),
    ),
  })
}

type Matched = { match: Match; home: UnpricedCard }
type Alert = { search: SavedSearchRow; matched: readonly [Matched, ...Matched[]]; name: string }
type Written = { text: EmailText; language: Language; publicUrl: string; places: PlaceNames }

function partsOf({ search, matched, name }: Alert, written: Written): MailParts {
  const { text, language, publicUrl, places } = written
  const [first] = matched
  const count = matched.length
  const title = search.name ?? searchTitle(search.query, { text, language, places })
  const words = { count, home: first.home.name, search: title }
  const manage = { label: text('saved_searches.mail.manage'), url: `${publicUrl}/saved-searches` }
  return {
    subject: text('saved_searches.mail.subject', words),
    heading: text('saved_searches.mail.heading', words),
    ...photoOf(first.home, written),
    paragraphs: [
      text('identity.mail.hello', { name }),
      text('saved_searches.mail.search', { search: title }),
      ...(count === 1 ? [newsOf(first, written)] : []),
    ],
    button: buttonOf(search, matched, written),
    note: text('saved_searches.mail.note'),
    sections: [
      ...(count === 1 ? [] : matched.map((each) => sectionOf(each, search, written))),
      { title: text('saved_searches.mail.manage_title'), links: [manage] },
    ],
  }
}

/** JPEG, which every email program shows, from our own site. */
function photoOf({ photos: [photo] }: UnpricedCard, { publicUrl, language }: Written) {
  if (!photo) return {}
  return { photo: { url: `${publicUrl}/photos/${photo.key}-shared.jpg`, alt: photo.alt[language] } }
}

function buttonOf(
  { query }: SavedSearchRow,
  matched: Alert['matched'],
  { text, publicUrl }: Written,
) {
  const [first] = matched
  if (matched.length > 1) {
    const url = `${publicUrl}/?${new URLSearchParams(query)}`
    return { label: text('saved_searches.mail.view_homes'), url }
  }
  return { label: text('saved_searches.mail.view_home'), url: homeUrl(first, query, publicUrl) }
}

function sectionOf(matched: Matched, { query }: SavedSearchRow, written: Written) {
  const { text, publicUrl } = written
  const url = homeUrl(matched, query, publicUrl)
  return {
    title: matched.home.name,
    paragraphs: [newsOf(matched, written)],
    links: [{ label: text('saved_searches.mail.view_home'), url }],
  }
}

function homeUrl(
  { match, home }: Matched,
  query: SavedSearchRow['query'],
  publicUrl: string,
): string {
  return `${publicUrl}${matchedHomePath({ ...match, slug: home.slug }, query)}`
}

function newsOf({ match, home }: Matched, { text, language, places }: Written): string {
  const { reason, checkIn, checkOut, before, after } = match
  const news = reason === 'new_home' && checkIn ? 'new_home_dates' : reason
  return text(`saved_searches.mail.${news}`, {
    place: places[home.neighborhood.slug]?.[language] ?? home.neighborhood.name,
    dates: checkIn && checkOut ? formatDayRange(checkIn, checkOut, language) : '',
    before: dollars(before ?? 0, language),
    after: dollars(after, language),
  })
}
