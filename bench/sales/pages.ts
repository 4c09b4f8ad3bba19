import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { metered, together, type CpuSoFar } from './metered.ts'
import type { CallFigures } from '../documents.ts'

/** Files that are drawn one after the other, and how many of their pages a core draws in a second. */
export async function pagesPerCpuSecond(
  cpu: CpuSoFar,
  what: string,
  prints: readonly (() => Promise<FileAnswer>)[],
): Promise<{ readonly figures: CallFigures; readonly pages: number }> {
  let pages = 0
  const [first, ...others] = prints
  // The first one loads the fonts.
  await first?.()
  const figures = await metered(
    cpu,
    what,
    1,
    others.map((print) => async () => {
      pages += pagesOf(await print())
    }),
  )
  const each = pages / Math.max(figures.calls, 1)
  return {
    figures: { ...figures, what: `${what}: ${each.toFixed(0)} pages` },
    pages: (1000 * each) / together(figures),
  }
}

function pagesOf({ content }: FileAnswer): number {
  if (!(content instanceof Uint8Array)) throw new Error('A paper comes as a whole')
  return (
    Buffer.from(content)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  )
}
