import { createHash } from 'node:crypto'
import type { Source, Sources } from './sources.ts'

/**
 * What a rule that asks for types says of a file follows from the file, from everything that it imports, from what is declared
 * for all files, and from settings and packages. Their fingerprint: while it is the same, the file need not be asked again.
 */
export function fingerprints(sources: Sources): ReadonlyMap<string, string> {
  const hashes = new Map(sources.all.map(({ path, text }) => [path, hashOf([text])]))
  const forAll = hashOf(sources.all.filter(isForAll).map(({ path }) => `${path} ${hashes.get(path) ?? ''}`))
  return new Map(
    sources.code.map(({ path }) => {
      const read = [...reachedFrom(path, sources)].sort().map((one) => `${one} ${hashes.get(one) ?? ''}`)
      return [path, hashOf([forAll, path, ...read])]
    }),
  )
}

/** Files whose contents count for every other: settings, packages, and modules that declare something globally. */
function isForAll({ path, text, isCode }: Source): boolean {
  if (/^(\.oxlintrc\.json|tsconfig\.json|package-lock\.json)$/.test(path)) return true
  return isCode && (path.endsWith('.d.ts') || /^\s*declare (module|global)\b/m.test(text))
}

function reachedFrom(start: string, sources: Sources): ReadonlySet<string> {
  const reached = new Set([start])
  for (const path of reached)
    for (const { target } of sources.at(path)?.imports ?? []) if (target) reached.add(target)
  return reached
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')
