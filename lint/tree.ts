import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What git tracks, and what it would: new files are checked before they are added. */
export function readTree(): Record<string, string> {
  // A build machine may run as another user than the one that cloned; git would refuse to look.
  const trust = ['-c', 'safe.directory=*']
  const list = execFileSync('git', [...trust, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const paths = [...new Set(list.toString().split('\0'))].filter((path) => path && existsSync(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
