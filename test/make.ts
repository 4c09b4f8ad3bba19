import { execFileSync } from 'node:child_process'
import { projectRoot } from '#platform/server/settings.ts'

/** Costs half a second when nothing is to be done. */
export function make(target: string): void {
  execFileSync('make', ['--no-print-directory', target], { cwd: projectRoot(), stdio: 'inherit' })
}
