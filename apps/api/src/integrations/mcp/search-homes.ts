import { SearchHomesInput, SearchHomesOutput } from '@marea/contract/integrations/mcp-tools.ts'
import { SearchQuery, SearchResult } from '@marea/contract/search/endpoints.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { searchSuites } from '#search/search.ts'
import { homeAddress } from './home-address.ts'
import { defineTool, type ToolCall } from './tool.ts'

export const searchHomes = defineTool({
  name: 'search_homes',
  title: 'Search homes',
  description:
    'Find luxury homes for short stays that are available, with their exact total price for the dates, all taxes and fees included. Without dates, prices are per night. Amounts are in US cents.',
  input: SearchHomesInput,
  output: SearchHomesOutput,
  async run(call, input) {
    const { items, count, page, pages } = await search(call, input)
    const { checkIn, checkOut, guests, children, infants, pets } = input
    const homes = items.map((card) => ({
      slug: card.slug,
      name: card.name,
      neighborhood: card.neighborhood.name,
      bedrooms: card.bedrooms,
      beds: card.beds,
      guests: card.guests,
      rating: card.rating,
      nightlyFrom: card.nightlyFrom,
      total: card.total ?? null,
      url: homeAddress(call.ctx, card.slug, {
        ...{ checkIn, checkOut, guests, children, infants, pets },
        language: call.language,
      }),
    }))
    return {
      structured: { homes, count, page, pages },
      lines: linesOf(call, { homes, count, page, pages }),
    }
  },
})

/** The same search as the site's, by the same query. */
async function search({ ctx, parts }: ToolCall, input: SearchHomesInput) {
  const { order, amenities, minPrice, maxPrice } = input
  const query = SearchQuery.parse({
    where: input.where,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    guests: textOf(input.guests),
    children: textOf(input.children),
    infants: textOf(input.infants),
    pets: textOf(input.pets),
    bedrooms: textOf(input.bedrooms),
    amenities: amenities?.join(','),
    minTotal: textOf(minPrice, 100),
    maxTotal: textOf(maxPrice, 100),
    order: order === 'cheapest' ? 'accessible' : 'exclusive',
    page: String(input.page),
    facets: 'false',
  })
  const { bytes } = await searchSuites(ctx, query, parts.search)
  return SearchResult.parse(JSON.parse(String(bytes)).result)
}

function textOf(value: number | undefined, times = 1): string | undefined {
  return value === undefined ? undefined : String(value * times)
}

function linesOf({ text, language }: ToolCall, found: SearchHomesOutput): string[] {
  const { homes, count, page, pages } = found
  if (count === 0) return [text('mcp.none')]
  const cards = homes.map(({ rating, total, nightlyFrom, url, ...home }) => {
    const price = total
      ? text('mcp.total', { amount: usDollars(total.amount, language) })
      : nightlyFrom && text('mcp.from', { amount: usDollars(nightlyFrom.amount, language) })
    const stars =
      rating && text('mcp.stars', { average: String(rating.average), count: rating.count })
    return [text('mcp.card', home), price, stars, url].filter(Boolean).join('. ')
  })
  return [`${text('mcp.found', { count })}. ${text('mcp.found_page', { page, pages })}.`, ...cards]
}
