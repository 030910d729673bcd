import { readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

/** The port of the last run when it is still free, otherwise any free one. */
export async function choosePort(home: string): Promise<number> {
  const file = join(home, 'port')
  const last = Number(await readFile(file, 'utf8').catch(() => ''))
  const port = (last && (await tryPort(last))) || (await tryPort(0))
  if (!port) throw new Error('No free port on 127.0.0.1 is left for PostgreSQL.')
  if (port !== last) await writeFile(file, String(port))
  return port
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const bound = (probe.address() as AddressInfo).port
      probe.close(() => resolve(bound))
    })
  })
}
