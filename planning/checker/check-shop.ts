/**
 * Replays a job-shop schedule against the file it was made for. It shares no code with the engine, not even the reader:
 * what one of them misunderstands, the other does not.
 */
export interface ScheduledOperation {
  readonly job: number
  readonly op: number
  readonly machine: number
  readonly start: number
  readonly end: number
}

export interface ShopSchedule {
  readonly makespan: number
  readonly lower_bound: number
  readonly operations: readonly ScheduledOperation[]
}

export interface ShopFault {
  readonly fault:
    'missing' | 'twice' | 'unknown' | 'machine' | 'duration' | 'precedence' | 'overlap' | 'makespan' | 'bound'
  readonly job?: number
  readonly op?: number
  readonly machine?: number
  readonly detail: string
}

type Choices = ReadonlyMap<number, readonly number[]>

export function checkShop(text: string, format: 'jsp' | 'fjsp', schedule: ShopSchedule): ShopFault[] {
  const jobs = format === 'jsp' ? fixedJobs(numbersByRow(text)) : choiceJobs(numbersByRow(text))
  const faults: ShopFault[] = []
  const placed = jobs.map((job) => job.map((): ScheduledOperation | undefined => undefined))
  for (const one of schedule.operations) {
    const row = placed[one.job]
    if (!row || !(one.op in row)) {
      faults.push({ fault: 'unknown', job: one.job, op: one.op, detail: 'The file holds no such operation.' })
      continue
    }
    if (row[one.op]) faults.push({ fault: 'twice', job: one.job, op: one.op, detail: 'Scheduled twice.' })
    row[one.op] = one
  }
  jobs.forEach((job, j) => checkJob(job, placed[j] ?? [], j, faults))
  checkMachines(schedule.operations, faults)
  const latest = schedule.operations.reduce((end, one) => Math.max(end, one.end), 0)
  if (latest !== schedule.makespan)
    faults.push({
      fault: 'makespan',
      detail: `Says ${schedule.makespan}, the last operation ends at ${latest}.`,
    })
  if (schedule.lower_bound > latest)
    faults.push({
      fault: 'bound',
      detail: `The bound ${schedule.lower_bound} lies above the makespan ${latest}.`,
    })
  return faults
}

function checkJob(
  job: readonly Choices[],
  placed: readonly (ScheduledOperation | undefined)[],
  j: number,
  faults: ShopFault[],
): void {
  job.forEach((choices, op) => {
    const one = placed[op]
    if (!one) {
      faults.push({ fault: 'missing', job: j, op, detail: 'Not scheduled.' })
      return
    }
    const durations = choices.get(one.machine)
    if (!durations)
      faults.push({ fault: 'machine', job: j, op, machine: one.machine, detail: 'Not one of its machines.' })
    else if (!durations.includes(one.end - one.start))
      faults.push({
        fault: 'duration',
        job: j,
        op,
        detail: `Takes ${one.end - one.start}, not ${durations.join(' or ')}.`,
      })
    const before = op === 0 ? 0 : (placed[op - 1]?.end ?? 0)
    if (!(one.start >= before))
      faults.push({ fault: 'precedence', job: j, op, detail: `Starts at ${one.start}, may at ${before}.` })
  })
}

function checkMachines(operations: readonly ScheduledOperation[], faults: ShopFault[]): void {
  const sorted = operations
    .filter((one) => one.end > one.start)
    .sort((a, b) => a.machine - b.machine || a.start - b.start || a.end - b.end)
  sorted.forEach((one, i) => {
    const previous = sorted[i - 1]
    if (previous?.machine !== one.machine || previous.end <= one.start) return
    const detail = `Starts at ${one.start}, while job ${previous.job} is there until ${previous.end}.`
    faults.push({ fault: 'overlap', job: one.job, op: one.op, machine: one.machine, detail })
  })
}

function numbersByRow(text: string): number[][] {
  const rows: number[][] = []
  for (const line of text.split(/\r?\n/)) {
    const words = line.match(/^[^#]*/)?.[0].match(/-?\d+(\.\d+)?/g) ?? []
    if (words.length > 0) rows.push(words.map(Number))
  }
  const count = rows[0]?.[0] ?? 0
  return rows.slice(1, 1 + count)
}

function fixedJobs(rows: readonly (readonly number[])[]): Choices[][] {
  return rows.map((row) => {
    const job: Choices[] = []
    row.forEach((machine, i) => {
      const duration = row[i + 1]
      if (i % 2 === 0 && machine >= 0 && duration !== undefined) job.push(new Map([[machine, [duration]]]))
    })
    return job
  })
}

function choiceJobs(rows: readonly (readonly number[])[]): Choices[][] {
  return rows.map(([count = 0, ...rest]) => {
    const job: Choices[] = []
    let i = 0
    while (job.length < count) {
      const choices = new Map<number, number[]>()
      const alternatives = rest[i++] ?? 0
      for (let a = 0; a < alternatives; a++) {
        const machine = rest[i++] ?? -1
        choices.set(machine, [...(choices.get(machine) ?? []), rest[i++] ?? -1])
      }
      job.push(choices)
    }
    return job
  })
}
