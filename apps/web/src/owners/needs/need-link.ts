import type { MessagesNeed, Need } from '@marea/contract/owners/needs.ts'
import { sitemap } from '#sitemap.ts'

export function needId(need: Need): string {
  switch (need.kind) {
    case 'host_id':
      return `host_id:${need.bookingId}`
    case 'hours':
      return `hours:${need.id}`
    case 'expense':
      return `expense:${need.id}`
    case 'missing_id':
      return `missing_id:${need.bookingId}`
    case 'messages':
      return 'messages'
    case 'feed':
      return `feed:${need.trouble}:${need.id}`
    case 'license':
      return `license:${need.home.slug}:${need.license}`
    case 'price_gap':
      return `price_gap:${need.home.slug}:${need.from}`
  }
}

/** Messages are answered one by one. */
export type SingleNeed = Exclude<Need, MessagesNeed>

/** Where a need is answered; undefined while the page for it is not built. */
export function needAddress(need: SingleNeed): string | undefined {
  switch (need.kind) {
    case 'host_id':
    case 'hours':
    case 'expense':
      return `?need=${encodeURIComponent(needId(need))}`
    case 'missing_id':
      return `/chat?booking=${need.bookingId}`
    case 'feed': {
      const anchor = need.trouble === 'conflict' ? 'conflict' : 'feed'
      return `/property-management/channels#${anchor}-${need.id}`
    }
    case 'license':
      return builtPage(
        '/property-management/homes/:slug',
        `/property-management/homes/${need.home.slug}`,
      )
    case 'price_gap':
      return builtPage(
        '/property-management/prices',
        `/property-management/prices?home=${need.home.slug}`,
      )
  }
}

function builtPage(pattern: string, address: string): string | undefined {
  return Object.hasOwn(sitemap, pattern) ? address : undefined
}
