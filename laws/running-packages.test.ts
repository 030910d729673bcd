import { expect, test } from 'vitest'
import { isTest, listFiles } from './source.ts'

/** `npm start` installs the dependencies of these, and nothing that only tests and benches need. */
const manifests = listFiles(/^(apps|packages|stand-ins)\/[^/]+\/package\.json$/).map(({ text }) =>
  JSON.parse(text),
)

const installed = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))

/** What the code asks for when it runs; types are gone then. */
const importing =
  /^(?:import|export) (?!type )(?:[^';]*? from )?'([^']+)'|(?<!typeof )\bimport\('([^']+)'\)/gm

test('what runs or builds imports only packages that npm start installs', () => {
  const sources = listFiles(/^(apps\/(api|web)|packages|stand-ins|demo)\/.*\.tsx?$/).filter(
    (file) => !isTest(file),
  )
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(importing)]
      .map(([, from, at]) => packageOf(from ?? at ?? ''))
      .filter((name) => name && !installed.has(name))
      .map((name) => `${path} ${name}`),
  )
  expect(missing).toEqual([])
})

test('the build tools have one version in all packages', () => {
  const { dependencies: wanted } = manifests.find(({ name }) => name === '@marea/build-tools')
  const others = listFiles(/^(apps\/web|bench)\/package\.json$/).map(({ text }) => JSON.parse(text))
  for (const { devDependencies } of others) expect(devDependencies).toMatchObject(wanted)
})

function packageOf(target: string): string | undefined {
  return /^(?!node:|virtual:|@marea\/)(?:@[\w-]+\/[\w.-]+|[a-z][\w.-]*)/.exec(target)?.[0]
}
