import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rebuild } from '../build-web.js'
import { makeSbom } from '../dependencies/make-sbom.js'
import { root } from '../paths.js'
import { saying } from '../say.js'
import { packSource } from './pack-source.js'
import { provenanceOf } from './provenance.js'
import { digestOf, readRelease } from './read-release.js'
import { ensureMinisign, sign } from './sign.js'

/** Writes everything that a release is into one folder; the same commit gives the same bytes. */
export async function makeRelease(key) {
  await ensureMinisign()
  const release = await readRelease()
  await rebuild()
  const folder = join(root, 'build', 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const place = (ending) => join(folder, `${release.name}${ending}`)
  await saying('Packing', () => packSource(release, place('.tar.gz')))
  writeJson(place('.cdx.json'), makeSbom())
  const subjects = [place('.tar.gz'), place('.cdx.json')]
  writeJson(place('.provenance.json'), provenanceOf(release, subjects))
  const files = [...subjects, place('.provenance.json')]
  const sums = join(folder, 'SHA256SUMS')
  writeFileSync(sums, files.map((path) => `${digestOf(path)}  ${basename(path)}\n`).join(''))
  sign(sums, { key, comment: `${release.name}, commit ${release.commit}` })
  return { folder, names: [...files, sums, `${sums}.minisig`].map((path) => basename(path)) }
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
