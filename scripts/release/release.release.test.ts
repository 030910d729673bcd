import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cache, root } from '../paths.js'
import { digestOf } from './read-release.js'

let place = ''
let keys = { public: '', secret: '' }

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  place = mkdtempSync(join(cache, 'release-test-'))
  keys = { public: join(place, 'marea.pub'), secret: join(place, 'marea.key') }
  run(place, 'minisign', '-G', '-W', '-p', keys.public, '-s', keys.secret)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

function run(folder: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

/** The last commit in a folder of its own, with the installed packages by hard links. */
function checkOut(name: string): string {
  const folder = join(place, name)
  run(place, 'git', 'clone', '--quiet', root, folder)
  for (const packages of ['node_modules', 'apps/api/node_modules']) {
    run(place, 'cp', '-al', join(root, packages), join(folder, packages))
  }
  return folder
}

function release(folder: string): string {
  run(folder, process.execPath, 'scripts/release/release.js', '--key', keys.secret)
  return join(folder, 'build', 'release')
}

function verify(folder: string) {
  run(folder, 'minisign', '-V', '-p', keys.public, '-m', 'SHA256SUMS')
  run(folder, 'sha256sum', '--check', 'SHA256SUMS')
}

test('a release made twice in two folders is the same byte for byte, and readers can verify it', () => {
  const one = release(checkOut('one'))
  const other = release(checkOut('another-folder'))
  const names = readdirSync(one)
  expect(names.map((name) => name.replace(/-\d+\.\d+\.\d+/, ''))).toEqual([
    'SHA256SUMS',
    'SHA256SUMS.minisig',
    'marea.cdx.json',
    'marea.provenance.json',
    'marea.tar.gz',
  ])
  const digests = (folder: string) =>
    names.filter((name) => !name.endsWith('.minisig')).map((name) => digestOf(join(folder, name)))
  expect(digests(other)).toEqual(digests(one))

  const provenance = names.find((name) => name.includes('provenance')) ?? ''
  const statement = JSON.parse(readFileSync(join(one, provenance), 'utf8'))
  const archive = names.find((name) => name.endsWith('.tar.gz')) ?? ''
  expect(statement.subject).toContainEqual({
    name: archive,
    digest: { sha256: digestOf(join(one, archive)) },
  })
  const gitCommit = run(join(place, 'one'), 'git', 'rev-parse', 'HEAD').trim()
  expect(statement.predicate.buildDefinition.resolvedDependencies[0].digest).toEqual({ gitCommit })
  verify(one)
  startsWithoutBuilding(join(one, archive))

  appendFileSync(join(one, archive), 'more')
  expect(() => verify(one)).toThrow(/FAILED|did NOT match/)
  appendFileSync(join(other, 'SHA256SUMS'), '0  more\n')
  expect(() => verify(other)).toThrow(/verification failed/i)
}, 900_000)

/** The pages in the archive are taken for what its sources give. */
function startsWithoutBuilding(archive: string) {
  run(place, 'tar', '-xzf', archive)
  const folder = join(place, readdirSync(place).find((name) => /^marea-\d/.test(name)) ?? '')
  run(place, 'cp', '-al', join(root, 'node_modules'), join(folder, 'node_modules'))
  expect(run(folder, process.execPath, 'scripts/build.js')).toBe('')
}

test('changed files are in no release, and a missing key is asked for', () => {
  const folder = checkOut('changed')
  appendFileSync(join(folder, 'README.md'), 'One more line.\n')
  expect(() => release(folder)).toThrow(/These files are not in it:\n M README\.md/)
  expect(() => run(folder, process.execPath, 'scripts/release/release.js')).toThrow()
})
