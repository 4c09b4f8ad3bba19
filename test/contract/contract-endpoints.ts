import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { projectRoot } from '#platform/server/settings.ts'

/** Every call that a contract exports, by itself or in a definition of a list, a master or a slip. */
export async function endpointsOfContracts(): Promise<readonly Endpoint[]> {
  const found = new Set<Endpoint>()
  for (const file of contractFiles()) {
    const contract: unknown = await import(file)
    collect(contract, found, 0)
  }
  return [...found]
}

function contractFiles(): readonly string[] {
  const inModules = readdirSync(path.join(projectRoot(), 'modules')).map((name) => path.join('modules', name))
  return ['platform', ...inModules].flatMap((room) => {
    const folder = path.join(projectRoot(), room, 'contract')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name))
  })
}

/** Definitions hold their calls two steps below what is exported: `itemMaster.endpoints.getList`. */
const deepest = 3

function collect(value: unknown, found: Set<Endpoint>, depth: number): void {
  if (isEndpoint(value)) found.add(value)
  else if (depth < deepest && typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, found, depth + 1)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'summary' in value &&
  'output' in value
