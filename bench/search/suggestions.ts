import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/start.ts'
import type { Figure } from '../figure.ts'
import { type Contender, compareTimes, startServer } from '../load.ts'
import { startMarea } from '../marea.ts'
import { atMost, ratio, stopAll } from '../page-shell.ts'

const texts = [
  'Brickell',
  'coconut grove',
  'casa almendro',
  'bugambília',
  'wynwood walls',
  'orlando',
]

export async function benchSuggestions(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const marea = await startMarea({ DATABASE_URL: postgres.url, DEMO: 'true', ROLE: 'web' })
  const bare = await startServer('./bare-fastify.ts')
  const typed = texts.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)))
  const paths = typed.map((text) => `/api/search-suggestions?${new URLSearchParams({ text })}`)
  const contenders = {
    ours: { name: 'suggestions', url: marea.url, paths },
    bare: { name: 'bare', url: `${bare.url}/hello` },
  }
  try {
    return [
      await answerTime(contenders),
      await ratio('suggestions per second / bare Fastify hello', 0.5, contenders),
    ]
  } finally {
    await stopAll([marea, bare])
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function answerTime({ ours, bare }: { ours: Contender; bare: Contender }): Promise<Figure> {
  const [mine = 0, theirs = 1] = await compareTimes([ours, bare])
  const what = `time of a suggestion (${mine.toFixed(2)} ms) / bare Fastify hello`
  return atMost(what, mine / theirs, { goal: 2, unit: '×' })
}
