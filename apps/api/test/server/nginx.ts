import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fillDeployed } from './deployed-config.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

const host = '127.0.0.1'
const plenty = 60_000

/** Where packages install nginx is often not in the PATH of a person. */
const env = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin` }

/** The nginx of this machine with the configuration of `deploy/`, before two processes. */
export async function startNginx(ports: readonly [number, number]) {
  await requireNginx()
  const folder = await mkdtemp(join(tmpdir(), 'marea-nginx-'))
  // Workers of an nginx that root starts run as somebody else.
  await chmod(folder, 0o711)
  const run = join(folder, 'run')
  await mkdir(run)
  const listen = await freePort()
  const config = join(folder, 'nginx.conf')
  const values = {
    NGINX_LISTEN: `${host}:${listen}`,
    NGINX_RUN: run,
    APP_1: `${host}:${ports[0]}`,
    APP_2: `${host}:${ports[1]}`,
    REQUESTS_PER_SECOND: plenty,
    REQUEST_BURST: plenty,
    CONNECTIONS_PER_PERSON: plenty,
  }
  await writeFile(config, fillDeployed('nginx/nginx.conf', values))
  const url = `http://${host}:${listen}`
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { env, stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  await eventually(async () => void (await fetch(`${url}/health`)))
  return {
    url,
    /** What `nginx -t` complains about. */
    async check(): Promise<string> {
      const { stderr } = await promisify(execFile)('nginx', ['-t', '-q', '-c', config], { env })
      return stderr
    },
    async stop(): Promise<void> {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function requireNginx(): Promise<void> {
  await promisify(execFile)('nginx', ['-v'], { env }).catch(() => {
    throw new Error('nginx is missing: install it (Debian: apt-get install nginx-light).')
  })
}
