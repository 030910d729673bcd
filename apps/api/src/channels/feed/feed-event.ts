/** What a channel says of nights: a stay it has sold, or dates that are closed for any reason. */
export type FeedEvent = {
  uid: string
  from: string
  to: string
  kind: 'stay' | 'block'
  phoneEnding: string | null
  link: string | null
}

/** The end of the UID of every event that Marea exports. */
export const ownUidDomain = '@marea'

/** The beginning of the PRODID of every calendar that we export, whatever the brand; older ones have a capital. */
export const ownProducer = '-//marea//'
