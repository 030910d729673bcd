import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/api/test/server/free-port.ts'
import { waitUntil } from './database.ts'
import { programOf } from './packages.ts'
import type { Service, Services } from './services.ts'

const host = '127.0.0.1'
const server = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url))
const plenty = 60_000

/** Two processes that serve and one that works in the background, behind nginx. */
export async function startProduct(services: Services, environment: Record<string, string>) {
  const ports = [await freePort(), await freePort()] as const
  const webs = ports.map((port, index) => {
    const settings = { ...environment, ROLE: 'web', PORT: String(port) }
    return () => startProcess(services, `web-${index + 1}`, settings)
  })
  const running: Service[] = []
  for (const start of webs) running.push(await start())
  const workerPort = String(await freePort())
  await startProcess(services, 'worker', { ...environment, ROLE: 'worker', PORT: workerPort })
  const listen = await freePort()
  const config = services.configure('nginx/nginx.conf', {
    NGINX_LISTEN: `${host}:${listen}`,
    NGINX_RUN: services.folder('nginx'),
    APP_1: `${host}:${ports[0]}`,
    APP_2: `${host}:${ports[1]}`,
    REQUESTS_PER_SECOND: plenty,
    REQUEST_BURST: plenty,
    CONNECTIONS_PER_PERSON: plenty,
  })
  services.start('nginx', [programOf('nginx-light'), '-c', config, '-g', 'daemon off;'])
  const url = `http://${host}:${listen}`
  await waitUntil('nginx', async () => (await fetch(`${url}/health`)).ok)
  return {
    url,
    /** Restarts one process after the other, as an upgrade does. */
    async restartWebs(): Promise<void> {
      for (const [index, start] of webs.entries()) {
        const { pid, ended } = running[index] ?? never()
        process.kill(pid, 'SIGTERM')
        await ended
        running[index] = await start()
      }
    },
  }
}

function never(): never {
  throw new Error('This process was not started.')
}

async function startProcess(
  services: Services,
  name: string,
  environment: Record<string, string>,
): Promise<Service> {
  const env = { NODE_ENV: 'production', HOST: host, TRUST_PROXY: host, ...environment }
  const service = services.start(name, [process.execPath, server], { env, isRoot: true })
  const url = `http://${host}:${environment.PORT}/ready`
  await Promise.race([
    waitUntil(name, async () => (await fetch(url)).ok),
    service.ended.then(() => {
      throw new Error(`${name} ended: its log says why.`)
    }),
  ])
  return service
}
