import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Changes when a source does that the entry reaches: figures of another engine are not mixed with those of this one. */
export function engineMark(entry: string): string {
  const files = new Set<string>()
  const open = [path.resolve(entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g))
      open.push(path.resolve(path.dirname(file), imported))
  }
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
