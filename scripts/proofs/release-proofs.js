import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from '../paths.js'

const noted = join(cache, 'release-proofs')
const shown = join(root, 'apps', 'api', 'src', 'operations', 'status', 'release-proofs.json')

export function forgetProofs() {
  rmSync(noted, { recursive: true, force: true })
}

/** What the tests of a release run noted goes to the status page; the file is committed with the release. */
export function storeProofs() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const testedOn = new Date().toISOString().slice(0, 10)
  const notes = readdirSync(noted).map((name) =>
    JSON.parse(readFileSync(join(noted, name), 'utf8')),
  )
  const proofs = Object.assign({ version, testedOn }, ...notes)
  writeFileSync(shown, `${JSON.stringify(proofs, null, 2)}\n`)
}
