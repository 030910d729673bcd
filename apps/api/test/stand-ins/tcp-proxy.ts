import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>

type Pair = { inner: Socket; outer: Socket }

/** A proxy between a process and its database that simulates network and server failures. */
export async function openTcpProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let isFrozen = false

  function join(outer: Socket): void {
    const inner = connect(Number(target.port), target.hostname)
    const pair = { inner, outer }
    pairs.add(pair)
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      forward(from, to)
      from.on('close', () => pairs.delete(pair))
      if (isFrozen) from.pause()
    }
  }

  function cut(): void {
    for (const { inner, outer } of pairs) {
      inner.destroy()
      outer.resetAndDestroy()
    }
  }

  let server = await listen(join, 0)
  const port = portOf(server)
  const sockets = () => [...pairs].flatMap(({ inner, outer }) => [inner, outer])
  return {
    url: urlAt(databaseUrl, port),
    /** Closes every connection; new ones are accepted. */
    cut,
    /** Closes every connection and refuses new ones until `accept`. */
    async refuse() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    async accept() {
      server = await listen(join, port)
    },
    /** Accepts connections but forwards nothing until `thaw`; `onlyOpen` does not affect new connections. */
    freeze({ onlyOpen = false } = {}) {
      isFrozen = !onlyOpen
      for (const socket of sockets()) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets()) socket.resume()
    },
    countOpen: () => pairs.size,
    close() {
      server.close()
      cut()
    },
  }
}

async function listen(onConnection: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(onConnection).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function forward(from: Socket, to: Socket): void {
  from.on('error', () => undefined)
  from.on('data', (chunk) => to.write(chunk))
  from.on('close', () => to.destroy())
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function urlAt(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
