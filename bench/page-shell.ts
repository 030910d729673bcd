import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure.ts'
import { type Contender, compare, type Server, startServer } from './load.ts'
import { startMarea } from './marea.ts'

export async function benchPageShell(): Promise<Figure[]> {
  buildBareRouter()
  const marea = await startMarea()
  const texts = `${marea.url}/api/settings/Locale/full?key=web`
  const fastify = await startServer('./bare-fastify.ts', { BODY_URL: texts })
  const http = await startServer('./bare-http.ts', { BODY_URL: `${marea.url}/` })
  const router = await startServer('./bare-router/serve.ts')
  const search = `${marea.url}/?maxTotal=9000{n}`
  try {
    return [
      await ratio('texts in both languages / bare Fastify, same bytes', 0.6, {
        ours: { name: 'texts', url: texts },
        bare: { name: 'bare', url: `${fastify.url}/bytes` },
      }),
      await ratio('home from the page cache / bare node:http, same bytes', 0.5, {
        ours: { name: 'home', url: `${marea.url}/`, isCached: true },
        bare: { name: 'bare', url: http.url },
      }),
      await ratio('the shell rendered anew / bare React Router page', 0.6, {
        ours: { name: 'shell', ...anew(`${marea.url}/sign-in?next=/{n}`) },
        bare: { name: 'bare', ...anew(router.url) },
      }),
      await ratio('home with results rendered anew, by element / bare page', 0.6, {
        ours: { name: 'home', ...anew(search), weight: await elements(search) },
        bare: { name: 'bare', ...anew(router.url), weight: await elements(router.url) },
      }),
    ]
  } finally {
    await stopAll([marea, fastify, http, router])
  }
}

export async function ratio(
  what: string,
  goal: number,
  { ours, bare }: { ours: Contender; bare: Contender },
): Promise<Figure> {
  const [mine = 0, theirs = 1] = await compare([ours, bare])
  const share = mine / theirs
  return {
    what,
    measured: `${percent(share)} (${Math.round(mine)}/s to ${Math.round(theirs)}/s)`,
    goal: `≥ ${percent(goal)}`,
    isMet: share >= goal,
  }
}

export function atMost(
  what: string,
  value: number,
  { goal, unit }: { goal: number; unit: string },
): Figure {
  return {
    what,
    measured: `${Number(value.toFixed(2))} ${unit}`,
    goal: `≤ ${goal} ${unit}`,
    isMet: value <= goal,
  }
}

export async function stopAll(servers: Server[]): Promise<void> {
  for (const server of servers) await server.stop()
}

/** The page cache has no searches and no page for signing in, and each answer must be a whole page. */
function anew(url: string) {
  return { url, isCached: false, shows: '</html>' }
}

async function elements(url: string): Promise<number> {
  const html = await (await fetch(url.replace('{n}', '1'))).text()
  return html.match(/<[a-z]/g)?.length ?? 0
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export function buildBareRouter(): void {
  const cwd = fileURLToPath(new URL('./bare-router', import.meta.url))
  const built = spawnSync('react-router', ['build'], { cwd, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
}
