import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

export type Contender = {
  name: string
  url: string
  headers?: Record<string, string>
  /** One per connection, so that no two act as the same user. */
  tokens?: string[]
  /** Divided over the connections, which request them in turn instead of the URL's own path. */
  paths?: string[]
  /** The size of one response, where responses of different sizes are compared by content. */
  weight?: number
  /** Only the page cache gives pages an entity tag. */
  isCached?: boolean
  /** What each body must contain. */
  shows?: string
}

export type Server = { url: string; stop(): Promise<void> }

const seconds = 4
const rounds = 3

/** How long until the JIT compiler has optimized a server. */
const warmUpSeconds = 8

export const connections = 16

/** Milliseconds that each takes to answer one client, which waits for every answer. */
export async function compareTimes(contenders: Contender[]): Promise<number[]> {
  return (await compare(contenders, 1)).map((perSecond) => 1000 / perSecond)
}

/** Requests per second of each, measured in turns so that a noisy neighbor affects all alike. */
export async function compare(contenders: Contender[], clients = connections): Promise<number[]> {
  const samples: number[][] = contenders.map(() => [])
  for (const contender of contenders) await measure(contender, warmUpSeconds, connections)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      samples[index]?.push(await measure(contender, seconds, clients))
    }
  }
  return samples.map(median)
}

async function measure(
  contender: Contender,
  duration: number,
  connections: number,
): Promise<number> {
  const { url, headers = {}, tokens = [], paths, weight = 1, isCached, shows } = contender
  const unused = [...tokens]
  let count = 0
  let clients = 0
  let misplaced = 0
  const isVaried = url.includes('{n}')
  const result = await autocannon({
    url: url.replace('{n}', '0'),
    connections,
    duration,
    headers,
    ...(shows ? { verifyBody: (body) => String(body).includes(shows) } : {}),
    setupClient(client) {
      client.on('headers', ({ headers }) => {
        const isTagged = [headers ?? []].flat().some((name) => /^etag$/i.test(name))
        if (isCached !== undefined && isTagged !== isCached) misplaced += 1
      })
      const authorization = unused.pop()
      if (authorization) client.setHeaders({ ...headers, authorization })
      if (paths) client.setRequests(shareOf(paths, clients++, connections))
    },
    ...(isVaried
      ? {
          requests: [
            {
              setupRequest: (request: autocannon.Request) => {
                count += 1
                const { pathname, search } = new URL(url.replace('{n}', String(count)))
                return { ...request, path: pathname + search }
              },
            },
          ],
        }
      : {}),
  })
  refuseUnless(result.requests.total > 0, `${url} answered nothing.`)
  refuseUnless(result.non2xx === 0, `${url} answered ${result.non2xx} times without success.`)
  refuseUnless(result.errors === 0, `${url} did not answer ${result.errors} times.`)
  refuseUnless(result.mismatches === 0, `${url} answered ${result.mismatches} times otherwise.`)
  refuseUnless(misplaced === 0, `The page cache and ${url} differ ${misplaced} times.`)
  return result.requests.average * weight
}

/** A figure of errors, refusals or answers from a cache would be worth nothing. */
function refuseUnless(isRight: boolean, reason: string): void {
  if (!isRight) throw new Error(reason)
}

/** Every connection has its own part of the list, prepared before the clock starts. */
function shareOf(
  paths: readonly string[],
  connection: number,
  connections: number,
): autocannon.Request[] {
  return paths.flatMap((path, at) => (at % connections === connection ? [{ path }] : []))
}

/** Runs a server in a separate process; it prints its URL on its own line. */
export async function startServer(
  file: string,
  env: Record<string, string> = {},
): Promise<Server & { child: ChildProcess }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    const url = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0]
    if (!url) continue
    child.stdout.resume()
    return { url, child, stop: () => stop(child) }
  }
  throw new Error(`${file} ended without an address.`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
