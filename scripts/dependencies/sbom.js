import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from '../paths.js'
import { say } from '../say.js'
import { makeSbom } from './make-sbom.js'

const path = resolve(root, process.argv[2] ?? 'build/sbom.cdx.json')
const sbom = makeSbom()
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, `${JSON.stringify(sbom, null, 2)}\n`)
say(`${sbom.components.length} components in ${path}`)
