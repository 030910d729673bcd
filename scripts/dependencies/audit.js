import { say } from '../say.js'
import { npm } from './npm.js'
import { exitCodes, readAudit } from './read-audit.js'

const { stdout, stderr } = npm('audit', '--json', '--omit=dev', '--loglevel=error')
const { outcome, lines } = readAudit(stdout || stderr)
for (const line of lines) say(line)
process.exitCode = exitCodes[outcome]
