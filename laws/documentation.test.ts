import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { settingNames } from '../apps/api/src/config.ts'
import { readDocs } from '../apps/web/docs.build.ts'
import { readMarkdown } from '../apps/web/markdown.build.ts'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { listFiles, type SourceFile } from './source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = listFiles(/^docs\/.*\.md$/)
const documents = [...pages, ...listFiles(/^([A-Z_]+|deploy\/.*README|apps\/web\/README)\.md$/)]
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** Programs that no test can start here, and what has checked the lines that name them. */
const others = {
  claude: 'a client of others; the tests of /mcp use the official SDK',
  curl: 'apps/api/src/documentation.test.ts makes the same requests',
  docker: 'Docker runs in no test; the files that it reads are checked',
  export: 'the shell',
  minisign: 'scripts/release/release.release.test.ts',
  sha256sum: 'scripts/release/release.release.test.ts',
}

const inBackticks = ({ text }: SourceFile) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const commandLines = ({ text }: SourceFile) =>
  [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.replaceAll(/\\?\n[ \t]+/g, ' ').split('\n'))
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .filter(Boolean)

const missing = (find: (file: SourceFile) => string[], files = pages) =>
  files.flatMap((file) => find(file).map((each) => `${file.path}: ${each}`))

test('docs/README.md lists every page, and every page has a look', () => {
  const docs = readDocs()
  const shown = docs.pages.map(({ address }) => address)
  const written = pages.map(({ path }) => `/${path.replace(/\.md$/, '')}`)
  expect(written.filter((each) => each !== '/docs/README' && !shown.includes(each))).toEqual([])
  expect(docs.parts.filter((part) => part.pages.length === 0 || part.lead.length === 0)).toEqual([])
})

test('a link leads to a file, and its anchor to a heading in it', () => {
  const wrong = missing(({ path, text }) => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    return links.filter((link) => !/^(https?|mailto):/.test(link) && !isReached(path, link))
  }, documents)
  expect(wrong).toEqual([])
})

function isReached(from: string, link: string): boolean {
  const [path, anchor] = link.split('#')
  const target = path ? posix.join(posix.dirname(from), path) : from
  if (!existsSync(root + target)) return false
  if (!anchor) return true
  const { blocks } = readMarkdown(readFileSync(root + target, 'utf8'), () => '')
  return blocks.some((block) => block.kind === 'heading' && block.id === anchor)
}

test('commands stand in blocks of sh, and each is an npm script or a program whose test is named', () => {
  const wrong = missing((file) =>
    commandLines(file).filter((line) => !scriptOf(line) && !(line.split(' ', 1).join() in others)),
  )
  expect(wrong).toEqual([])
  const unmarked = missing(({ text }) =>
    [...text.matchAll(/^```\n((?:npm|curl|docker) .*)/gm)].map(([, line = '']) => line),
  )
  expect(unmarked).toEqual([])
})

test('every npm script that a document names exists, and knows the flags it is given', () => {
  const wrong = missing(
    (file) => [...commandLines(file), ...inBackticks(file)].filter((line) => !isKnown(line)),
    documents,
  )
  expect(wrong).toEqual([])
})

function scriptOf(line: string): string | undefined {
  return /^(?:[A-Z_]+=\S+ )*npm (?:run ([\w:-]+)|(start|test))\b/.exec(line)?.slice(1).find(Boolean)
}

function isKnown(line: string): boolean {
  const script = scriptOf(line)
  if (!script) return true
  const [, given = ''] = line.split(/ -- (.*)/)
  const flags = given.split(' ').flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? [])
  const code = script in scripts ? codeOf(scripts[script]) : ''
  return script in scripts && flags.every((flag) => new RegExp(`\\b${flag}\\b`).test(code))
}

/** Of the files that a command names, and of those that these name. */
function codeOf(command: string, from = '', depth = 0): string {
  const names = [...command.matchAll(/[\w./-]+\.[jt]s\b/g)].map(([name]) => name)
  return [...new Set(names)]
    .map((name) => [name, posix.join(from, name)].find((path) => existsSync(root + path)))
    .map((path) => {
      const text = path ? readFileSync(root + path, 'utf8') : ''
      return depth < 3 && path ? text + codeOf(text, posix.dirname(path), depth + 1) : text
    })
    .join('\n')
}

test('every picture is small, has the size that pages reserve for it, and is shown', async () => {
  for (const path of globSync('docs/*/pictures/*', { cwd: root })) {
    const { width, height, format } = await sharp(root + path).metadata()
    expect({ path, width, height, format }).toEqual({
      path,
      width: 960,
      height: 600,
      format: 'webp',
    })
    expect(statSync(root + path).size, path).toBeLessThanOrEqual(40_000)
    const [folder = '', name = ''] = path.slice('docs/'.length).split('/pictures/')
    expect(
      pages.some((page) => isShownIn(page, folder, name)),
      path,
    ).toBe(true)
  }
})

function isShownIn({ path, text }: SourceFile, folder: string, name: string): boolean {
  return path.startsWith(`docs/${folder}/`) && text.includes(`](pictures/${name})`)
}

/** The test that runs a command of operators as a process. */
const runBy = {
  administrator: 'apps/api/src/documented-commands.endurance.test.ts',
  backup: 'apps/api/src/operations/backup/commands.release.test.ts',
  doctor: 'apps/api/src/doctor-command.endurance.test.ts',
  export: 'apps/api/src/documented-commands.endurance.test.ts',
  import: 'apps/api/src/documented-commands.endurance.test.ts',
  'keys:rotate': 'apps/api/src/server.endurance.test.ts',
  'ledger:verify': 'apps/api/src/documented-commands.endurance.test.ts',
  maintenance: 'apps/api/src/maintenance-command.endurance.test.ts',
  migrate: 'scripts/release/container.release.test.ts',
  restore: 'apps/api/src/operations/backup/commands.release.test.ts',
  'second-factor:reset': 'apps/api/src/documented-commands.endurance.test.ts',
  setup: 'apps/api/src/setup/link/first-start.endurance.test.ts',
}

/** The test that runs a command of the documentation which is none of operators. */
const alsoRunBy = {
  bench: 'none: it measures, and what it measures is on the page beside',
  'demo:reset': 'scripts/start.release.test.ts',
  simulate: 'apps/api/src/bookings/simulation.release.test.ts',
  start: 'scripts/start.release.test.ts',
  stress: 'apps/api/src/stress.release.test.ts',
  'test:release': 'itself',
}

test('every other npm script that a page tells readers to run has a test that is named here', () => {
  const named = new Set(
    pages.flatMap((page) => commandLines(page).flatMap((line) => scriptOf(line) ?? [])),
  )
  const others = [...named].filter((name) => !(name in runBy)).sort()
  expect(others).toEqual(Object.keys(alsoRunBy))
  const files = Object.values(alsoRunBy).filter((by) => by.endsWith('.ts'))
  expect(files.filter((file) => !existsSync(root + file))).toEqual([])
})

test('a test runs every command of operators, and each reads .env as a start does', () => {
  const commands = Object.entries<string>(scripts).filter(([, code]) =>
    code.includes('-command.ts'),
  )
  expect(commands.map(([name]) => name).sort()).toEqual(Object.keys(runBy))
  const deaf = commands.filter(([, code]) => !code.includes('--env-file-if-exists=.env'))
  expect(deaf).toEqual([])
  const untested = commands.filter(([name, code]) => {
    const file = /[\w-]+-command\.ts/.exec(code)?.[0] ?? ''
    const text = readFileSync(root + Reflect.get(runBy, name), 'utf8')
    return !text.includes(file) && !text.includes(`'${name}'`)
  })
  expect(untested.map(([name]) => name)).toEqual([])
})

test('the page about settings has every setting, and no other', () => {
  const page = pages.find(({ path }) => path === 'docs/run/configure.md')
  const rows = (page?.text ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)])
  expect(named.map(([, name]) => name).sort()).toEqual([...settingNames].sort())
})

test('settings are named as they are', () => {
  const ofOthers = ['SHA256SUMS', 'NODE_IMAGE', 'POSTGRES_PASSWORD', 'POSTGRES_IMAGE', 'SELECT']
  const wrong = missing((file) =>
    inBackticks(file)
      .flatMap((code) => /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=.*)?$/.exec(code)?.[1] ?? [])
      .filter((name) => ![...settingNames, ...ofOthers].includes(name) && !name.endsWith('_')),
  )
  expect(wrong).toEqual([])
})

test('pages of the product that are named exist', () => {
  const rules = Object.keys(sitemap).map(
    (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  )
  const wrong = missing((file) =>
    inBackticks(file)
      .filter((code) =>
        /^\/(admin|property-management|account-settings|dev|setup)\b[^*…]*$/.test(code),
      )
      .filter((code) => !rules.some((rule) => rule.test(code.replace(/[?#].*|\/$/g, '')))),
  )
  expect(wrong).toEqual([])
})

test('files that are named exist', () => {
  const places = ['', 'apps/api/src/', 'apps/web/src/']
  const wrong = missing((file) =>
    inBackticks(file)
      .filter((code) => /^[\w-][\w.-]*(\/[\w.-]+)+\.(tsx?|js|md|ya?ml|conf|ini|sql)$/.test(code))
      .filter((code) => !/^(web|api|contract|build|tables|files)\//.test(code))
      .filter((code) => !places.some((place) => existsSync(root + place + code))),
  )
  expect(wrong).toEqual([])
})

test('the figures of the promises are those of the release', () => {
  const proofs = JSON.parse(
    readFileSync(`${root}apps/api/src/operations/status/release-proofs.json`, 'utf8'),
  )
  const page = pages.find(({ path }) => path === 'docs/prove/promises.md')?.text ?? ''
  const number = (count: number) => count.toLocaleString('en-US')
  for (const sentence of [
    `for version ${proofs.version} on ${proofs.testedOn}.`,
    `| ${number(proofs.guestsAtOnce)} guests at once, `,
    `| ${number(proofs.interruptedPayments)} interrupted payments, `,
    `| ${number(proofs.simulatedBookings)} bookings, ${number(proofs.simulatedSteps)} steps, `,
    `| ${proofs.restoreSeconds} seconds, `,
  ]) {
    expect(page).toContain(sentence)
  }
})
