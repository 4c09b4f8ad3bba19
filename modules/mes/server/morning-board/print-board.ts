import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import type { printBoard as printCall } from '../../contract/morning-board/board-calls.ts'
import { boardPaper } from '../../contract/morning-board/board-paper.ts'
import { readBoard } from './read-board.ts'

/** A list of a moment: it has no number of its own, and no reprints. */
export const printBoard = (
  context: TransactionsContext,
  asked: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printFile(context, boardPaper, async (reading) => {
    const data = await readBoard(reading, asked)
    return { data, name: `${boardPaper.title.ja}_${data.day}` }
  })
