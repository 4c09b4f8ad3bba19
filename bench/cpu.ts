import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc are hundredths of a second on every Linux that Node supports. */
const msPerTick = 10

interface ProcessTimes {
  readonly pid: number
  readonly parent: number
  readonly cpuMs: number
}

/** CPU time that a process and its living descendants have used, in milliseconds, and what its ended ones had. */
export function cpuMsOfTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
  const family = new Set([root])
  for (let grown = true; grown;) {
    grown = false
    for (const { pid, parent } of all) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid)
        grown = true
      }
    }
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

export function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold blanks and parentheses; the numbers begin after the last one.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0] = [
      fields[1],
      fields[11],
      fields[12],
      fields[13],
      fields[14],
    ]
    return { pid, parent, cpuMs: (utime + stime + cutime + cstime) * msPerTick }
  } catch {
    return undefined
  }
}
