import { randomUUID } from 'node:crypto'
import { readFile, statfs } from 'node:fs/promises'
import { readBrand } from '#platform/brand/brand.ts'
import { type Examined, type Found, found } from './examined.ts'

const root = new URL('../../../../../', import.meta.url)
const gigabyte = 1024 ** 3
const lowGigabytes = 5
const fullGigabytes = 1

export async function checkConfiguration({ config, db }: Examined): Promise<Found> {
  const { demo, ach, secretKey, metricsToken, databaseUrl } = config
  const brand = await readBrand({ config, db })
  const settings = Object.entries({
    SUPPORT_EMAIL: brand.email,
    SUPPORT_PHONE: brand.phone,
    ACH_BANK_ROUTING: ach,
    METRICS_TOKEN: metricsToken,
    // With one machine the key is a file in DATA_DIR.
    SECRET_KEY: secretKey ?? !databaseUrl,
  })
  const missing = demo ? [] : settings.filter(([, value]) => !value).map(([name]) => name)
  return missing.length > 0
    ? found('configuration_incomplete', { settings: missing.join(', ') })
    : found('configuration_complete')
}

export async function checkVersions(): Promise<Found> {
  const { version: marea } = await readJson('package.json')
  const { optionalDependencies } = await readJson('packages/node/package.json')
  const [expected = ''] = String(Object.values(optionalDependencies)[0]).split('.')
  const node = process.versions.node
  const isOther = !node.startsWith(`${expected}.`)
  return isOther
    ? found('node_other', { marea, node, expected })
    : found('versions_current', { marea, node })
}

async function readJson(path: string) {
  return JSON.parse(await readFile(new URL(path, root), 'utf8'))
}

export async function checkDisk({ config }: Examined): Promise<Found> {
  const { bavail, bsize, blocks } = await statfs(config.dataDir)
  const free = Math.floor((bavail * bsize) / gigabyte)
  const percent = Math.floor((bavail / blocks) * 100)
  if (free < fullGigabytes) return found('disk_full', { free, percent })
  return found(free < lowGigabytes ? 'disk_low' : 'disk_free', { free, percent })
}

/** The name says what it is, in case the removal fails. */
export async function checkFiles({ files, config }: Examined): Promise<Found> {
  const key = `system-check/${randomUUID()}`
  const bytes = Buffer.from(key)
  const where = config.s3Url ? new URL(config.s3Url).host : 'DATA_DIR'
  await files.put(key, { bytes, type: 'text/plain' })
  const read = await files.get(key).finally(() => files.remove(key))
  const isKept = read?.bytes.equals(bytes) === true && (await files.get(key)) === undefined
  return found(isKept ? 'files_kept' : 'files_wrong', { where })
}
