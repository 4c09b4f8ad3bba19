import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A public instance and the best makespan that anybody has published for it. */
export interface Instance {
  readonly name: string
  readonly family: string
  readonly file: string
  readonly format: 'jsp' | 'fjsp'
  readonly best: number
}

/** What a directory of public instances holds: bounds/ names them, the other folders have the files. */
export function instancesIn(directory: string): Instance[] {
  return [...flexibleShops(directory), ...jobShops(directory)]
}

function flexibleShops(directory: string): Instance[] {
  return table(directory, 'fjsp_index.tsv').map((row) => ({
    name: row['bks_name'] ?? '',
    family: row['path']?.split('/').slice(1, -1).join('-') ?? '',
    file: path.join(directory, row['path'] ?? ''),
    format: 'fjsp',
    best: Number(row['ub']),
  }))
}

function jobShops(directory: string): Instance[] {
  return table(directory, 'jsp_bks.tsv').flatMap((row) => {
    const name = row['instance'] ?? ''
    const folder = ['jsp', 'jsp_large', 'jsp_reentrant'].find((one) =>
      existsSync(path.join(directory, one, `${name}.txt`)),
    )
    if (!folder) return []
    const file = path.join(directory, folder, `${name}.txt`)
    return [
      { name, family: row['family'] ?? '', file, format: 'jsp' as const, best: Number(row['upper_bound']) },
    ]
  })
}

function table(directory: string, file: string): Record<string, string>[] {
  const [header = '', ...rows] = readFileSync(path.join(directory, 'bounds', file), 'utf8')
    .trim()
    .split('\n')
  const names = header.split('\t')
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [names[i] ?? '', cell])))
}
