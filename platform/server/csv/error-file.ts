import { reasonLabel } from '#platform/contract/csv.ts'
import type { Language } from '#platform/contract/text.ts'
import { csvLine } from './cell-text.ts'
import { encodeCp932, toCp932Form } from './cp932.ts'

interface WrongRow {
  readonly cells: readonly string[]
  readonly errors: readonly { say(language: Language): string }[]
}

/** Every row as it came, with the reasons in one more column; corrected there, it can be uploaded again. */
export function errorFile(
  labels: readonly string[],
  assessed: readonly WrongRow[],
  language: Language,
): Buffer {
  const heading = [...labels, reasonLabel.ja]
  const lines = assessed.map(({ cells, errors }) => {
    const padded = Array.from(
      { length: Math.max(heading.length - 1, cells.length) },
      (_, at) => cells[at] ?? '',
    )
    const reasons = (inLanguage: Language) => errors.map((error) => error.say(inLanguage)).join(' / ')
    const told = toCp932Form(reasons(language))
    // Chinese words have no place in a Japanese file.
    return [...padded, encodeCp932(told) ? told : reasons('ja')]
  })
  return Buffer.concat([heading, ...lines].map((cells) => encoded(csvLine(cells.map(toCp932Form)))))
}

/** Only a file in UTF-8 has characters without a place; the reason names them, and 〓 stands where they were. */
const encoded = (line: string): Buffer =>
  encodeCp932(line) ??
  Buffer.concat([...line].map((letter) => encodeCp932(letter) ?? encodeCp932('〓') ?? Buffer.alloc(0)))
