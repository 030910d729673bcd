import { npm } from './npm.js'

/** The software bill of materials of the lock file as CycloneDX, the same on every machine. */
export function makeSbom() {
  const { status, stdout, stderr } = npm(
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--loglevel=error',
  )
  if (status !== 0) throw new Error(`npm made no bill of materials.\n${stderr}`)
  return settled(JSON.parse(stdout))
}

/** Without times, random numbers, npm versions, folder names and registry addresses. */
export function settled({ serialNumber: _, metadata, components, dependencies, ...rest }) {
  const { component } = metadata
  const name = decodeURIComponent(component.purl).replace(/^pkg:npm\/(.*)@.*$/, '$1')
  return {
    ...rest,
    metadata: { lifecycles: metadata.lifecycles, component: { ...described(component), name } },
    components: components.map(described).sort(byReference('bom-ref')),
    dependencies: dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: [...dependsOn].sort() }))
      .sort(byReference('ref')),
  }
}

function described({ externalReferences = [], ...component }) {
  const references = externalReferences.filter(({ type }) => type !== 'distribution')
  return references.length > 0 ? { ...component, externalReferences: references } : component
}

function byReference(key) {
  return (one, other) => (one[key] < other[key] ? -1 : Number(one[key] > other[key]))
}
