import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { fingerprint } from './fingerprint.js'
import { cache, root, tool, toolEnv } from './paths.js'
import { runOrThrow } from './run.js'
import { saying } from './say.js'

const stamp = join(cache, 'web-build')
const web = join(root, 'apps', 'web')
const output = join(web, 'build')
const client = join(output, 'client')

/**
 * Builds the pages unless the last build was made from the same sources. `open` is called when they can be
 * served; compressing takes a quarter as long as building, then on one core, because the other one serves.
 */
export async function ensureBuilt(open) {
  const documents = readdirSync(root).filter((name) => name.endsWith('.md'))
  const sources = ['apps/web', 'packages/contract', 'docs', ...documents, 'package-lock.json']
  const wanted = fingerprint(...sources)
  if (!isBuiltFrom(wanted)) {
    rmSync(stamp, { force: true })
    await saying('Building the pages', build, { isAlone: false })
    mkdirSync(cache, { recursive: true })
    writeFileSync(stamp, wanted)
  }
  open?.()
  await compress(join(client, 'assets'), open ? 1 : availableParallelism())
}

/** Builds the pages whatever is there, as for a release. */
export async function rebuild() {
  rmSync(stamp, { force: true })
  await ensureBuilt()
}

function isBuiltFrom(wanted) {
  if (!existsSync(stamp) || !existsSync(client)) return false
  return readFileSync(stamp, 'utf8') === wanted
}

/** The areas are built side by side; what browsers load of them goes into one folder. */
async function build() {
  const areas = readdirSync(join(web, 'src', 'areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  rmSync(output, { recursive: true, force: true })
  await Promise.all([...areas.map(buildArea), ...workers.map(buildWorker)])
  for (const area of areas) {
    // Names of assets have a hash of their content, so equal names are equal files.
    cpSync(join(output, area, 'client'), client, { recursive: true })
    rmSync(join(output, area, 'client'), { recursive: true })
  }
}

function buildArea(area) {
  const env = toolEnv({ NODE_ENV: 'production', AREA: area })
  return runOrThrow(`Building the ${area} pages`, tool('react-router'), ['build'], {
    cwd: web,
    env,
  })
}

/** What runs beside the pages, and what takes its place when it is turned off. */
const workers = ['worker', 'notifications-only']

function buildWorker(worker) {
  const env = toolEnv({ NODE_ENV: 'production' })
  const args = ['build', '--config', 'vite.worker.ts', '--mode', worker, '--logLevel', 'warn']
  return runOrThrow(`Building the ${worker}`, tool('vite'), args, { cwd: web, env })
}

/** The server picks these up by name, from the moment they are there, instead of compressing at every request. */
async function compress(folder, atOnce) {
  const names = readdirSync(folder)
  const missing = names
    .filter((name) => /\.(js|mjs|css|geojson)$/.test(name) && !names.includes(`${name}.gz`))
    .map((name) => join(folder, name))
  const compressInTurn = async () => {
    for (let file = missing.pop(); file; file = missing.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: atOnce }, compressInTurn))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  await writeWhole(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeWhole(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Nobody may be served the beginning of a file, nor the next start take it for done. */
async function writeWhole(path, bytes) {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
