import { existsSync } from 'node:fs'
import { prepare } from '../prepare.js'
import { say } from '../say.js'
import { makeRelease } from './make-release.js'

const [option, key = ''] = process.argv.slice(2)

const usage = `Name the secret key that signs the release: npm run release -- --key marea.key
Without one, make it once: minisign -G -p marea.pub -s marea.key
minisign is in the package of the same name of Debian, Ubuntu, Fedora, Arch, Alpine and Homebrew.`

if (option !== '--key' || !existsSync(key)) {
  say(usage)
  process.exitCode = 1
} else {
  await prepare(async () => {
    const { folder, names } = await makeRelease(key)
    say(`In ${folder}: ${names.join(', ')}`)
    say('How readers verify it is in docs/run/releases.md.')
  })
}
