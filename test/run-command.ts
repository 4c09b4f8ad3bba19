import { spawn, type ChildProcess } from 'node:child_process'

interface RunOptions {
  /** Its output is answered instead of shown. */
  readonly quiet?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export type Command = readonly [string, ...string[]]

/** Colours only where a person looks: CI=true would otherwise turn them on in a log. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(130)
  })
}

export function runCommand(
  [command, ...args]: Command,
  { quiet = false, env = {} }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const output: string[] = []
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...colours, ...env },
    })
    running.add(child)
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: output.join('') })
    })
  })
}
