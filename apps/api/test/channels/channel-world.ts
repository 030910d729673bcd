import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import { signedIn } from '../people.ts'
import { openFeedServer } from '../stand-ins/feed-server.ts'
import { homeOf } from '../stays.ts'
import { jobNamed, openTestApp } from '../test-app.ts'

export type ChannelWorld = Awaited<ReturnType<typeof openChannelWorld>>
export type ChannelCast = Awaited<ReturnType<ChannelWorld['newCast']>>

/** The API and the server of another channel. */
export async function openChannelWorld() {
  const marea = await openTestApp()
  const server = await openFeedServer(marea)
  let casts = 0

  /** Inés owns a home, Laura is a guest, and no calendar is connected. */
  async function newCast() {
    casts += 1
    marea.clock.set('2026-11-15T12:00:00Z')
    await marea.db.deleteFrom('calendarFeeds').execute()
    const ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER', language: 'es' })
    const laura = await signedIn(marea, `laura${casts}`)
    const home = await homeOf(marea, ines.id)
    return {
      casts,
      ines,
      laura,
      home,
      connect: (url = server.url, by = ines) =>
        by.call('POST', '/owner/feeds', { body: { suite: home.slug, url } }),
      async page(): Promise<ChannelsPage> {
        return (await ines.call('GET', '/owner/channels')).body.result
      },
      /** The taken nights of the home in December, by day. */
      async blocked(): Promise<string[]> {
        const rows = await marea.db
          .selectFrom('occupancies')
          .select(['kind', 'nights'])
          .where('suiteId', '=', home.suiteId)
          .orderBy('nights')
          .execute()
        return rows.map(({ kind, nights }) => `${kind} ${nights.replaceAll('2026-12-', '')}`)
      },
    }
  }

  return {
    marea,
    server,
    newCast,
    /** Lets the calendars become due and checks them. */
    async later(minutes = 11): Promise<void> {
      marea.clock.advance({ minutes })
      await jobNamed('channels.import-feeds').handle(marea.ctx(), {})
    },
    async close(): Promise<void> {
      server.close()
      await marea.close()
    },
  }
}
