import type { Finding, Rule, Source } from './sources.ts'

const mostLines = 350
const manyLines = 300

/** A file that a person reads in one go. */
export const fileSize: Rule = ({ all }) =>
  all
    .filter(({ path }) => /\.(tsx?|css)$/.test(path))
    .flatMap((source): readonly Finding[] => {
      const lines = source.text.trimEnd().split('\n').length
      if (lines <= manyLines) return []
      const message = `${lines} lines. A file has at most ${mostLines}: give the second thing that it does its own file, named by what it does.`
      return [{ path: source.path, line: lines, message, warning: lines <= mostLines }]
    })

const emptyNames = /^(utils?|helpers?|common|misc|types)$/

/** Names that say nothing collect everything. */
export const fileNames: Rule = ({ all }) =>
  all.flatMap((source) => {
    const empty = source.path.split('/').find((part) => emptyNames.test(part.replace(/\.[a-z.]+$/, '')))
    if (!empty) return []
    return [source.finding(0, `"${empty}" says nothing. Name it by what it does, next to what uses it.`)]
  })

/** One face per module; everything else is imported from where it is declared. */
export const noBarrels: Rule = ({ code }) =>
  code
    .filter(({ path }) => !/^modules\/[^/]+\/server\/index\.ts$/.test(path))
    .flatMap((source) =>
      isBarrel(source)
        ? [
            source.finding(
              0,
              "This file only passes on what others declare. Import from the declaring file; only a module's server/index.ts is a face.",
            ),
          ]
        : [],
    )

function isBarrel(source: Source): boolean {
  const { body } = source.program
  const passesOn = body.filter(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  )
  if (passesOn.some((node) => node.type === 'ExportAllDeclaration')) return true
  return (
    passesOn.length > 0 && body.every((node) => passesOn.includes(node) || node.type === 'ImportDeclaration')
  )
}
