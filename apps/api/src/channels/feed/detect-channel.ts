import { type Channel, channelNames } from '@marea/contract/channels/feed-rules.ts'

const signs = [
  ['airbnb', /airbnb/i],
  ['vrbo', /vrbo|homeaway/i],
  ['booking', /booking\.com/i],
] as const

type FeedSigns = { url: string; producer: string; title: string; uids: readonly string[] }

export function detectChannel({ url, producer, title, uids }: FeedSigns): {
  channel: Channel
  name: string
} {
  const host = URL.parse(url)?.hostname ?? ''
  const channel = [host, producer, uids[0] ?? ''].map(channelIn).find((each) => each !== 'other')
  if (channel) return { channel, name: channelNames[channel] }
  const name = title.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ').trim() || host
  return { channel: 'other', name: name.slice(0, 60) }
}

export function channelIn(text: string): Channel {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other'
}
