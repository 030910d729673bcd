type Answer = { id: number; result: { result: { value: number } } }

/** The bytes a server process uses after a garbage collection, asked through its debugger. */
export async function measureMemory(inspectorPort: number): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const send = (id: number, method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer: Answer = JSON.parse(String(data))
        if (answer.id === id) resolve(answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  for (const id of [1, 2]) await send(id, 'HeapProfiler.collectGarbage')
  const used = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const { result } = await send(3, 'Runtime.evaluate', { expression: used, returnByValue: true })
  socket.close()
  return result.result.value
}
