import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'

type Streams = { input: Readable & { isTTY?: boolean }; output: Writable }

export type Terminal = {
  say(line: string): void
  ask(question: string): Promise<string>
  /** What is typed is not shown. */
  askSecretly(question: string): Promise<string>
  close(): void
}

/** Questions to whoever sits at the server; answers may also come from a pipe, a line for each. */
export function openTerminal(
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Terminal {
  let isHidden = false
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input, output: echo, terminal: input.isTTY === true })
  const lines = reader[Symbol.asyncIterator]()

  async function ask(question: string): Promise<string> {
    output.write(question)
    const { value, done } = await lines.next()
    if (done) throw new Error('Nothing was entered.')
    return value
  }

  return {
    say: (line) => output.write(`${line}\n`),
    ask,
    async askSecretly(question) {
      isHidden = true
      const answer = await ask(question).finally(() => {
        isHidden = false
      })
      if (input.isTTY) output.write('\n')
      return answer
    },
    close() {
      reader.close()
      // An open pipe would keep the process running.
      input.destroy()
    },
  }
}
