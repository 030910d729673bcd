import { basename, join } from 'node:path'
import { root } from '../paths.js'
import { digestOf } from './read-release.js'

/**
 * How the files came to be, as an in-toto statement with SLSA provenance. It is what the maintainer states,
 * level 1: no build service vouches for it, and whoever doubts it builds the commit and compares.
 */
export function provenanceOf({ version, commit }, subjects) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map((path) => ({ name: basename(path), digest: { sha256: digestOf(path) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:marea:npm-run-release:1',
        externalParameters: { command: 'npm run release', version },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          { uri: `pkg:generic/marea@${version}`, digest: { gitCommit: commit } },
          {
            uri: 'file:package-lock.json',
            digest: { sha256: digestOf(join(root, 'package-lock.json')) },
          },
        ],
      },
      runDetails: { builder: { id: 'urn:marea:maintainer' } },
    },
  }
}
