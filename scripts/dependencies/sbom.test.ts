import { expect, test } from 'vitest'
import { makeSbom, settled } from './make-sbom.js'
import { lockedPackages } from './packages.js'

test('the bill of materials lists every package of the lock file, with license and checksum', () => {
  const sbom = makeSbom()
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'marea'])
  const listed = new Map<string, { licenses?: unknown[]; hashes?: unknown[] }>(
    sbom.components.map((each: { purl: string }) => [decodeURIComponent(each.purl), each]),
  )
  const missing = lockedPackages()
    .map(({ name, version }) => `pkg:npm/${name}@${version}`)
    .filter((purl) => !listed.get(purl)?.hashes?.length)
  expect(missing).toEqual([])
  const unlicensed = [...listed].filter(([, { licenses }]) => !licenses?.length)
  expect(unlicensed.map(([purl]) => purl.replace(/@[^@]*$/, ''))).toEqual(['pkg:npm/png-js'])
  const text = JSON.stringify(sbom)
  expect(text).not.toMatch(/timestamp|serialNumber|registry|"distribution"/)
})

test('two machines make the same one', () => {
  const made = (time: string, order: string[]) => ({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${time}`,
    metadata: {
      timestamp: time,
      tools: [{ name: 'cli', version: time }],
      lifecycles: [{ phase: 'pre-build' }],
      component: { name: `folder-${time}`, purl: 'pkg:npm/marea@0.1.0', 'bom-ref': 'marea@0.1.0' },
    },
    components: order.map((name) => ({
      'bom-ref': name,
      externalReferences: [
        { type: 'distribution', url: `https://${time}.test/${name}.tgz` },
        { type: 'website', url: `https://${name}.test` },
      ],
    })),
    dependencies: order.map((ref) => ({ ref, dependsOn: order.filter((each) => each !== ref) })),
  })
  const one = settled(made('1', ['a', 'b', 'c']))
  expect(one).toEqual(settled(made('2', ['c', 'b', 'a'])))
  expect(one.metadata.component.name).toBe('marea')
  expect(one.components[0].externalReferences).toEqual([{ type: 'website', url: 'https://a.test' }])
})
