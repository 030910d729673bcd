import { runCommand } from './run-command.ts'
import { verifyBooks } from './verify-books.ts'

await runCommand(({ directUrl }) => verifyBooks(directUrl))
