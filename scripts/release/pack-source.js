import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from '../paths.js'
import { runOrThrow } from '../run.js'
import { git } from './read-release.js'

/** What building leaves, and the stamp that says of which sources, so that a start does not build again. */
const built = ['apps/web/build', '.cache/web-build']

/** Same owner, mode, order and time of every file, and no name or time in the gzip header. */
const alike = [
  ...['--format=posix', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'],
  ...['--mode=go+u,go-w', '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime'],
  '--use-compress-program=gzip -n9',
]

/** The tracked files and the built pages as one archive. Needs GNU tar. */
export async function packSource({ name, commit, time }, path) {
  const place = mkdtempSync(join(cache, 'release-'))
  try {
    const archive = join(place, 'source.tar')
    await git('archive', `--prefix=${name}/`, '-o', archive, commit)
    await runOrThrow('Unpacking the source', 'tar', ['-xf', archive, '-C', place])
    for (const each of built) {
      cpSync(join(root, each), join(place, name, each), { recursive: true })
    }
    const args = [...alike, `--mtime=@${time}`, '-cf', path, '-C', place, name]
    const env = { ...process.env, LC_ALL: 'C' }
    await runOrThrow('Packing the release', 'tar', args, { env })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
