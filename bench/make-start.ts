import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#platform/server/settings.ts'
import { freePort, temporaryDirectory } from '../test/running-server.ts'

/** `make start` when nothing has changed, from the command to the first ready answer, on the embedded database. */
export async function timeWarmMakeStart(): Promise<number> {
  const directory = await temporaryDirectory()
  try {
    await timeMakeStart(directory.path) // creates the demo company
    return await timeMakeStart(directory.path)
  } finally {
    await directory.remove()
  }
}

async function timeMakeStart(dataDirectory: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const make = spawn('make', ['start'], {
    cwd: projectRoot(),
    // Of its own group, so that the server under it can be ended too.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Without the options of the `make bench` that we run under.
    env: { ...process.env, MAKEFLAGS: '', PORT: String(port), KANAME_DATA: dataDirectory },
  })
  try {
    while (!(await isReady(port))) {
      if (make.exitCode !== null) throw new Error(`make start ended with ${make.exitCode}`)
      await pause(20)
    }
    return performance.now() - began
  } finally {
    if (make.exitCode === null && make.pid !== undefined) {
      const ended = once(make, 'exit')
      process.kill(-make.pid, 'SIGTERM')
      await ended
    }
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
