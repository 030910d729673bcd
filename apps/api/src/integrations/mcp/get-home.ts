import { GetHomeInput, GetHomeOutput, HomeFacts } from '@marea/contract/integrations/mcp-tools.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { showCalendar } from '#calendar/show/calendar.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { showSuite } from '#suites/show.ts'
import { homeAddress } from './home-address.ts'
import { defineTool, type ToolCall } from './tool.ts'

export const getHome = defineTool({
  name: 'get_home',
  title: 'Get a home',
  description:
    'Get everything about one home: rooms, amenities, house rules, check-in times, cancellation policy and reviews.',
  input: GetHomeInput,
  output: GetHomeOutput,
  async run(call, { slug }) {
    const { ctx, language } = call
    const home = await showSuite(ctx, slug)
    const { nightlyFrom } = await showCalendar(ctx, slug, {})
    const { tagline, story, houseRules } = home.texts[language]
    const structured = {
      ...HomeFacts.parse(home),
      neighborhood: home.neighborhood.name,
      city: home.address.city,
      tagline,
      story,
      houseRules,
      cancellationPolicy: call.text(`cancellation.${home.cancellation.code}`),
      nightlyFrom,
      url: homeAddress(ctx, slug, { language }),
    }
    return { structured, lines: linesOf(call, structured) }
  },
})

function linesOf({ text, language }: ToolCall, home: GetHomeOutput): string[] {
  const { name, neighborhood, city, tagline, story, houseRules, rating, nightlyFrom } = home
  const { bedrooms, beds, bathrooms, guests, checkInFrom, checkOutUntil, minNights } = home
  return [
    `${name}, ${neighborhood}, ${city}`,
    tagline,
    text('mcp.facts', { bedrooms, beds, bathrooms, guests }),
    text('mcp.stay_times', {
      from: formatClock(checkInFrom, language),
      until: formatClock(checkOutUntil, language),
      nights: minNights,
    }),
    ...(rating
      ? [text('mcp.stars', { average: String(rating.average), count: rating.count })]
      : []),
    ...(nightlyFrom ? [text('mcp.from', { amount: usDollars(nightlyFrom.amount, language) })] : []),
    home.cancellationPolicy,
    ...story,
    ...houseRules,
    home.url,
  ]
}
