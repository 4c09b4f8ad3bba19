import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#platform/server/settings.ts'

export interface Child {
  readonly process: ChildProcess
  /** Whole lines of its standard output until now. */
  lines(): readonly string[]
  untilLine(line: string): Promise<void>
  untilLines(count: number): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** A program of this repository in a process of its own, as it was built or from its source. */
export function startChild(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Child {
  const { DATABASE_URL: _, ...inherited } = process.env
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, path.join(projectRoot(), program), ...parameters], {
    cwd: projectRoot(),
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const lines = () => output.split('\n').slice(0, -1)
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (child.exitCode !== null) throw new Error(`${program} ended: ${errors}`)
      await pause(20)
    }
  }
  return {
    process: child,
    lines,
    untilLine: (line) => until(() => lines().includes(line)),
    untilLines: (count) => until(() => lines().length >= count),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

export async function runChild(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = startChild(program, parameters, environment)
  let errors = ''
  child.process.stderr?.on('data', (text: string) => (errors += text))
  let output = ''
  child.process.stdout?.on('data', (text: string) => (output += text))
  await once(child.process, 'close')
  return { code: child.process.exitCode, output, errors }
}
